/** An id that is written down in a component could be the id of a heading in a text as well. */
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
