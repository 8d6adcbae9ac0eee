/** The parts of an expression that may be its value: both branches of a condition, the part after `&&`. */
function outcomes(expression) {
  switch (expression.type) {
    case "ConditionalExpression":
      return [expression.consequent, expression.alternate].flatMap(outcomes);
    case "LogicalExpression":
      return (expression.operator === "&&" ? [expression.right] : [expression.left, expression.right]).flatMap(
        outcomes,
      );
    default:
      return [expression];
  }
}

const nothing = new Set(["undefined", "null", "false", "true"]);

/** True for elements, lists of elements, children of a component, and empty values. */
function isElement(expression) {
  const { type, name, raw, callee, property } = expression;
  if (type === "JSXElement" || type === "JSXFragment" || type === "JSXEmptyExpression") return true;
  if (type === "CallExpression") return callee.type === "MemberExpression" && callee.property.name === "map";
  if (type === "MemberExpression") return property.name === "children";
  return name === "children" || nothing.has(name ?? raw);
}

/** Whether a child of an element is a "value", a "text" that never changes, an "element", or no child at all. */
function kindOf(child) {
  if (child.type === "JSXText") return child.value.includes("\n") && child.value.trim() === "" ? undefined : "text";
  if (child.type !== "JSXExpressionContainer") return "element";
  if (child.expression.type === "Literal" && typeof child.expression.value === "string") return "text";
  return outcomes(child.expression).every(isElement) ? "element" : "value";
}

/**
 * React can't change parts of a text that the browser has translated: a value beside other text would keep its old
 * words.
 */
export const oneString = {
  meta: {
    type: "problem",
    messages: {
      beside:
        "Make one string of a value and the text beside it, as in {`Page ${page}`}: a translated page shows old values.",
    },
  },
  create(context) {
    const check = ({ children }) => {
      const kinds = children.map((child) => ({ child, kind: kindOf(child) })).filter(({ kind }) => kind !== undefined);
      for (const [index, { child, kind }] of kinds.entries()) {
        const neighbours = [kinds[index - 1]?.kind, kinds[index + 1]?.kind];
        const isBeside = neighbours.includes("value") || neighbours.includes("text");
        if (kind === "value" && isBeside) context.report({ node: child, messageId: "beside" });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
