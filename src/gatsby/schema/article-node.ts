import type { CreateNodeArgs, Node } from "gatsby";
import { sourceAt } from "./source-at";
import { contentTypeName, modelFields } from "./model-fields";

/** Whether a node is a Markdown file that holds an item. */
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
