/** Fields of the content with a text, by their names in components. A test compares them with the model. */
export const textNames = new Set(
  `address alt author award bio category certification clubName contactPerson credit currentRole deadline department description
  designation difficulty duration education excerpt experience explanation fees group heroText heroTitle institution
  instructor joinLabel level line meetingSchedule members mission name office organizer participants position
  question quickLinksLabel roll rollLabel session sessionLabel shift shiftLabel shortName source subtitle tag tenure term
  text tier title topic type venue`.split(/\s+/),
);

/** Attributes that are read aloud or shown. */
const textAttributes = new Set(["alt", "title", "aria-label", "aria-description", "placeholder"]);

/** True if the value of an expression may be or contain that of such a field. */
function holdsText(node) {
  switch (node?.type) {
    case "Identifier":
      return textNames.has(node.name);
    case "MemberExpression":
      return !node.computed && textNames.has(node.property.name);
    case "ChainExpression":
      return holdsText(node.expression);
    case "LogicalExpression":
      return (node.operator !== "&&" && holdsText(node.left)) || holdsText(node.right);
    case "ConditionalExpression":
      return holdsText(node.consequent) || holdsText(node.alternate);
    case "TemplateLiteral":
      return node.expressions.some(holdsText);
    case "CallExpression":
      return node.callee.type === "Identifier" && node.arguments.some(holdsText);
    default:
      return false;
  }
}

/** True for `{...languageOf(alt)}`. */
const saysLanguage = ({ type, argument }) =>
  type === "JSXSpreadAttribute" && argument.type === "CallExpression" && argument.callee.name === "languageOf";

/** Requires `Text` around texts of the content, which may be in another language than the page. */
export const contentTexts = {
  meta: {
    type: "problem",
    messages: {
      text: "A text of the content may be in another language than the page: put it into <Text>.",
      attribute: "This may be in another language than the page: add {...languageOf(…)}, from useLanguageOf.",
    },
  },
  create: (context) => ({
    JSXExpressionContainer(node) {
      const { parent } = node;
      if (parent.type !== "JSXElement" && parent.type !== "JSXFragment") return;
      if (
        /^(?:(?:Linked)?Text|TextLink|Tag)$/.test(parent.openingElement?.name.name ?? "") ||
        !holdsText(node.expression)
      )
        return;
      context.report({ node, messageId: "text" });
    },
    JSXAttribute(node) {
      const { name: element, attributes } = node.parent;
      if (!textAttributes.has(node.name.name) || !/^(?:[a-z]|SiteLink$)/.test(element.name ?? "")) return;
      if (!holdsText(node.value?.expression) || attributes.some(saysLanguage)) return;
      context.report({ node, messageId: "attribute" });
    },
  }),
};
