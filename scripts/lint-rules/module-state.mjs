/** State in a module is invisible to readers of its callers. Keep it in an object that is passed on. */
export const moduleState = {
  meta: {
    type: "problem",
    messages: {
      state:
        "A module has no state: keep it in an object that is passed to those who need it. For a cache, disable this rule and say what it saves.",
    },
  },
  create: (context) => ({
    VariableDeclaration(node) {
      const { type } = node.parent;
      if (node.kind !== "const" && !node.declare && (type === "Program" || type === "ExportNamedDeclaration"))
        context.report({ node, messageId: "state" });
    },
  }),
};
