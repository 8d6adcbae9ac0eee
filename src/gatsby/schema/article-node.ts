import type { CreateNodeArgs, Node } from "gatsby";
import { readArticle } from "../check/read-article";
import { article } from "../../model/article";

/** Whether a node is a file that holds an article. */
export function isArticleFile({ node }: { node: Node }): boolean {
  return node.internal.type === "File" && node.relativeDirectory === article.folder && node.ext === ".md";
}

/** Makes an article of a Markdown file: its front matter, its body, its slug from the file's name. */
export async function createArticleNode(arguments_: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, loadNodeContent } = arguments_;
  const { frontMatter, body } = readArticle(await loadNodeContent(node));
  const child = {
    ...frontMatter,
    jsonId: String(node.name),
    markdown: body,
    id: createNodeId(`${node.id} >>> ${article.typeName}`),
    parent: node.id,
    children: [],
    internal: { type: article.typeName, contentDigest: createContentDigest({ frontMatter, body }) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
