import type { CreateNodeArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import type { ResolverContext } from "./resolver";

/**
 * Adds a picture that was made of a file to the node of that file, as a child that the image pipeline takes.
 *
 * @param picture PNG
 */
export async function addPictureNode(
  { node, actions, createNodeId, createContentDigest, getCache }: CreateNodeArgs,
  picture: Buffer,
): Promise<void> {
  const child = await createFileNodeFromBuffer({
    buffer: picture,
    // Two files with the same content need a node each.
    hash: createContentDigest([node.id, node.internal.contentDigest]),
    ext: ".png",
    name: String(node.name),
    parentNodeId: node.id,
    createNode: actions.createNode,
    createNodeId,
    getCache,
  });
  actions.createParentChildLink({ parent: node, child });
}

/** The first child of a node that has this type; undefined if there is none. */
export function childOfType(node: Node, type: string, { nodeModel }: ResolverContext): Node | undefined {
  return node.children
    .flatMap((id) => nodeModel.getNodeById({ id }) ?? [])
    .find(({ internal }) => internal.type === type);
}
