import type { CreateNodeArgs, Node } from "gatsby";
import { createFlattenedPicture, mayBeTransparent, addPictureNode } from "./picture-node";
import { readFile } from "node:fs/promises";
import { fileFormat } from "../../model/files/file-format";
import { rasterise } from "../../outputs/media/clean-media";
import { sourceAt, contentTypeName, modelFields } from "./model-fields";

/** True if a node is an article, a drawing or a picture that may be transparent, which get child nodes. */
export function hasFileChildren(created: { node: Node }): boolean {
  return isArticleFile(created) || isDrawing(created) || mayBeTransparent(created);
}

/** Adds an article to a Markdown file, and a picture to a drawing and to a picture with transparent parts. */
export function createFileChildren(created: CreateNodeArgs): Promise<void> {
  if (isDrawing(created)) return createPictureOfDrawing(created);
  return mayBeTransparent(created) ? createFlattenedPicture(created) : createArticleNode(created);
}

/** True if a node is an SVG file. */
function isDrawing({ node }: { readonly node: Node }): boolean {
  return node.internal.type === "File" && node.extension === "svg";
}

/**
 * Renders a drawing as a picture, a child node that the image pipeline takes: so nothing in a drawing can run
 * or load anything on the site. A drawing that can't be rendered has no such node, and the pages leave it out.
 */
async function createPictureOfDrawing(created: CreateNodeArgs): Promise<void> {
  const { node, reporter } = created;
  const svg = await readFile(String(node.absolutePath));
  if (fileFormat(svg) !== "svg") return;
  try {
    await addPictureNode(created, await rasterise(svg));
  } catch (error) {
    reporter.warn(`${String(node.absolutePath)}: can't be rendered (${String(error)}); the pages leave it out`);
  }
}

/** True if a node is a Markdown file that holds an item. */
export function isArticleFile({ node }: { node: Node }): boolean {
  return node.internal.type === "File" && node.ext === ".md" && sourceAt(String(node.relativePath)) !== undefined;
}

/**
 * Makes a node of a Markdown file, as gatsby-transformer-json does of the others.
 *
 * @throws ContentError where the file can't be read
 */
export async function createArticleNode(arguments_: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, loadNodeContent } = arguments_;
  const fields = modelFields(node, await loadNodeContent(node));
  const type = contentTypeName({ node });
  const child = {
    ...fields,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
