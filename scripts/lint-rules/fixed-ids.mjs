/** A fixed id in a component could also be the id of a heading in a text. */
export const fixedIds = {
  meta: {
    type: "problem",
    messages: {
      fixed: "Take ids from src/domain/element-ids.ts or useId, so that no heading in a text gets the same one.",
    },
  },
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name === "id" && node.value?.type === "Literal") context.report({ node, messageId: "fixed" });
    },
  }),
};
