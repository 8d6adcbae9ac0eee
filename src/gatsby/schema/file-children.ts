import type { CreateNodeArgs, Node } from "gatsby";
import { createArticleNode, isArticleFile } from "./article-node";
import { createPictureOfDrawing, isDrawing } from "./drawing-node";

/** Whether a node is an article or a drawing, which get child nodes. */
export function hasFileChildren(created: { node: Node }): boolean {
  return isArticleFile(created) || isDrawing(created);
}

/** Adds an article to a Markdown file, and a picture to a drawing. */
export function createFileChildren(created: CreateNodeArgs): Promise<void> {
  return isDrawing(created) ? createPictureOfDrawing(created) : createArticleNode(created);
}
