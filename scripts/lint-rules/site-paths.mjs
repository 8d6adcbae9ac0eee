/** Attributes that hold an address. */
const addresses = new Set(["href", "src", "srcSet", "poster", "action", "formAction"]);

const isCallOf = (names) => (node) =>
  node.type === "CallExpression" && node.callee.type === "Identifier" && names.includes(node.callee.name);
const isServed = isCallOf(["servedPath", "servedSet"]);

const beginsOnSite = (text) => /^\/(?!\/)/.test(text);

/** True if no value of an expression can be a path of the site that has not been turned into an address. */
function isAddress(node) {
  switch (node.type) {
    case "Literal":
      return !beginsOnSite(String(node.value));
    case "TemplateLiteral": {
      const start = node.quasis[0].value.cooked;
      return start !== "" && !beginsOnSite(start);
    }
    case "ConditionalExpression":
      return isAddress(node.consequent) && isAddress(node.alternate);
    case "Identifier":
      return node.name === "undefined";
    default:
      return isServed(node);
  }
}

/** The site may be in a folder of its host. Code uses paths of the site, but browsers need addresses. */
export const sitePaths = {
  meta: {
    type: "problem",
    messages: { path: "This may be a path of the site: use SiteLink, or servedPath of src/domain/addresses." },
  },
  create: (context) => ({
    JSXAttribute(node) {
      const element = node.parent.name;
      if (!addresses.has(node.name.name) || !/^[a-z]/.test(element.name ?? "") || !node.value) return;
      const value = node.value.type === "JSXExpressionContainer" ? node.value.expression : node.value;
      if (!isAddress(value)) context.report({ node, messageId: "path" });
    },
  }),
};
