/**
 * Passes only the model's fields of a file to gatsby-transformer-json, which comes next: it copies every key onto the
 * node, and a key such as `fields` or `parent` would overwrite Gatsby's own.
 */
exports.onCreateNode = async ({ node, loadNodeContent }, { modelFields }) => {
  if (node.internal.type !== "File" || node.internal.mediaType !== "application/json") return;
  node.internal.content = JSON.stringify(modelFields(node, await loadNodeContent(node)));
};
