/** Attributes and props whose text is read or heard. */
const readAttributes = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "data-tip",
  "hint",
  "label",
  "placeholder",
  "subtitle",
  "title",
]);

/** At least two letters: a sign such as `·` is not a word, and a terminal command is the same in all languages. */
const WORD = /^(?!\s*\$ ).*\p{L}{2}/su;

/** The texts of a value that are literals instead of coming from the catalogue. */
function writtenTexts(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" && WORD.test(node.value) ? [node] : [];
    case "TemplateLiteral":
      return node.quasis.some(({ value }) => WORD.test(value.cooked ?? "")) ? [node] : [];
    case "JSXExpressionContainer":
      return writtenTexts(node.expression);
    case "LogicalExpression":
      return [...(node.operator === "&&" ? [] : writtenTexts(node.left)), ...writtenTexts(node.right)];
    case "ConditionalExpression":
      return [...writtenTexts(node.consequent), ...writtenTexts(node.alternate)];
    default:
      return [];
  }
}

/** Requires `t` around the words of the interface, so that they can be translated. */
export const words = {
  meta: {
    type: "problem",
    messages: { words: 'Readers of another language can\'t read this: take it from the catalogue, t("…").' },
  },
  create(context) {
    const report = (nodes) => nodes.forEach((node) => context.report({ node, messageId: "words" }));
    return {
      JSXText: (node) => report(WORD.test(node.value) ? [node] : []),
      JSXExpressionContainer(node) {
        if (node.parent.type === "JSXElement" || node.parent.type === "JSXFragment")
          report(writtenTexts(node.expression));
      },
      JSXAttribute: (node) => report(readAttributes.has(node.name.name) ? writtenTexts(node.value) : []),
    };
  },
};
