import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import { fileFormat } from "../../model/files/file-format";
import { rasterise } from "../../outputs/media/clean-picture";

/** Whether a node is an SVG file. */
export function isDrawing({ node }: { readonly node: Node }): boolean {
  return node.internal.type === "File" && node.extension === "svg";
}

/**
 * Renders a drawing as a picture, a child node that the image pipeline takes: so nothing in a drawing can run
 * or load anything on the site. A drawing that can't be rendered has no such node, and the pages leave it out.
 */
export async function createPictureOfDrawing(arguments_: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, getCache, reporter } = arguments_;
  const svg = await readFile(String(node.absolutePath));
  if (fileFormat(svg) !== "svg") return;
  try {
    const child = await createFileNodeFromBuffer({
      buffer: await rasterise(svg),
      // Two files with the same drawing need a node each.
      hash: createContentDigest([node.id, node.internal.contentDigest]),
      ext: ".png",
      name: String(node.name),
      parentNodeId: node.id,
      createNode: actions.createNode,
      createNodeId,
      getCache,
    });
    actions.createParentChildLink({ parent: node, child });
  } catch (error) {
    reporter.warn(`${String(node.absolutePath)}: can't be rendered (${String(error)}); the pages leave it out`);
  }
}
