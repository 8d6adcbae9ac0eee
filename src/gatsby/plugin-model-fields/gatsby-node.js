/**
 * Hands gatsby-transformer-json, which comes next, the model's fields of a file and nothing else: it copies every key
 * onto the node, and a key such as `fields` or `parent` would get in the way of Gatsby's own.
 */
exports.onCreateNode = async ({ node, loadNodeContent }, { modelFields }) => {
  if (node.internal.type !== "File" || node.internal.mediaType !== "application/json") return;
  node.internal.content = JSON.stringify(modelFields(node, await loadNodeContent(node)));
};
