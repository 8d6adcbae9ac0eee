import type { CreateNodeArgs, Node } from "gatsby";
import { normalised } from "../../model/normalise";
import { readSource } from "../check/read-source";
import { sourceAt } from "./source-at";

/** Whether a node is a file that holds an item or a site file. */
export function isContentFile({ node }: { node: Node }): boolean {
  return sourceOf(node) !== undefined;
}

function sourceOf({ internal, relativePath }: Node) {
  return internal.type === "File" ? sourceAt(String(relativePath)) : undefined;
}

/**
 * Makes a node of a content file. It holds the model's fields and nothing else, since a field such
 * as `fields` or `parent` would get in the way of Gatsby's own.
 *
 * @throws ContentFault where the file can't be read
 */
export async function createContentNode(arguments_: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, loadNodeContent } = arguments_;
  const source = sourceOf(node);
  if (!source) return;
  const { fields, body } = readSource(source, await loadNodeContent(node));
  const { id: jsonId = String(node.name), ...known } = normalised(source.schema, fields);
  const content = { ...known, jsonId, ...(body !== undefined && { markdown: body }) };
  const child = {
    ...content,
    id: createNodeId(`${node.id} >>> ${source.typeName}`),
    parent: node.id,
    children: [],
    internal: { type: source.typeName, contentDigest: createContentDigest(content) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
