const { readFile } = require("node:fs/promises");

/**
 * Some editors on Windows begin a file with a byte order mark, on which
 * gatsby-transformer-json stops. Such a file's content is set here without it:
 * the transformer, which comes next, prefers content that is already there.
 */
exports.onCreateNode = async ({ node }) => {
  if (node.internal.mediaType !== "application/json") return;
  const text = await readFile(node.absolutePath, "utf8");
  if (text.startsWith("\uFEFF")) node.internal.content = text.slice(1);
};
