/** True if a node is inside a call of `lateComponent`. */
function isInLateComponent(node) {
  if (!node) return false;
  return (node.type === "CallExpression" && node.callee.name === "lateComponent") || isInLateComponent(node.parent);
}

/** True if `import(…)` is followed by `.then(…)` with two arguments. */
function isHandled({ parent: member }) {
  const call = member?.parent;
  return (
    member?.type === "MemberExpression" &&
    member.property.name === "then" &&
    call?.type === "CallExpression" &&
    call.callee === member &&
    call.arguments.length === 2
  );
}

/** Gatsby reloads the page if a chunk fails to load and no code handles that. */
export const unhandledChunks = {
  meta: {
    type: "problem",
    messages: {
      unhandled:
        "A chunk may no longer exist: use lateComponent, or handle the failure in the second argument of then().",
    },
  },
  create: (context) => ({
    ImportExpression(node) {
      if (!isHandled(node) && !isInLateComponent(node)) context.report({ node, messageId: "unhandled" });
    },
  }),
};
