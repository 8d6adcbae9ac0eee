import type { CreateNodeArgs, Node } from "gatsby";
import { createArticleNode, isArticleFile } from "./article-node";
import { createPictureOfDrawing, isDrawing } from "./drawing-node";
import { createFlattenedPicture, mayBeTransparent } from "./flattened-picture";

/** Whether a node is an article, a drawing or a picture that may be transparent, which get child nodes. */
export function hasFileChildren(created: { node: Node }): boolean {
  return isArticleFile(created) || isDrawing(created) || mayBeTransparent(created);
}

/** Adds an article to a Markdown file, and a picture to a drawing and to a picture with transparent parts. */
export function createFileChildren(created: CreateNodeArgs): Promise<void> {
  if (isDrawing(created)) return createPictureOfDrawing(created);
  return mayBeTransparent(created) ? createFlattenedPicture(created) : createArticleNode(created);
}
