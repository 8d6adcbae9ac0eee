import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, Node } from "gatsby";
import { fileFormat } from "../../model/files/file-format";
import { rasterise } from "../../outputs/media/clean-picture";
import { addPictureNode } from "./picture-node";

/** Whether a node is an SVG file. */
export function isDrawing({ node }: { readonly node: Node }): boolean {
  return node.internal.type === "File" && node.extension === "svg";
}

/**
 * Renders a drawing as a picture, a child node that the image pipeline takes: so nothing in a drawing can run
 * or load anything on the site. A drawing that can't be rendered has no such node, and the pages leave it out.
 */
export async function createPictureOfDrawing(created: CreateNodeArgs): Promise<void> {
  const { node, reporter } = created;
  const svg = await readFile(String(node.absolutePath));
  if (fileFormat(svg) !== "svg") return;
  try {
    await addPictureNode(created, await rasterise(svg));
  } catch (error) {
    reporter.warn(`${String(node.absolutePath)}: can't be rendered (${String(error)}); the pages leave it out`);
  }
}
