import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";
import { isJsonObject } from "../../model/schema/json-object";
import type { ResolverContext } from "./resolver";

/** Whether a node is a file that may hold a picture with transparent parts. */
export function mayBeTransparent({ node }: { readonly node: Node }): boolean {
  return node.internal.type === "File" && /^(?:png|webp|avif)$/i.test(String(node.extension));
}

/**
 * Adds the same picture on white to one with transparent parts, as a child node: JPEG knows no transparency, and the
 * image pipeline would make those parts black.
 */
export async function createFlattenedPicture(arguments_: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, getCache } = arguments_;
  const buffer = await onWhite(await readFile(String(node.absolutePath)));
  if (!buffer) return;
  const child = await createFileNodeFromBuffer({
    buffer,
    // Two files with the same picture need a node each.
    hash: createContentDigest([node.id, node.internal.contentDigest, "on white"]),
    ext: ".png",
    name: String(node.name),
    parentNodeId: node.id,
    createNode: actions.createNode,
    createNodeId,
    getCache,
  });
  actions.createParentChildLink({ parent: node, child });
}

/** A picture on white, as PNG; undefined if nothing of it is transparent, or it can't be read, which is reported where it is used. */
export async function onWhite(picture: Uint8Array): Promise<Buffer | undefined> {
  try {
    if (!(await sharp(picture).metadata()).hasAlpha || (await sharp(picture).stats()).isOpaque) return undefined;
    return await sharp(picture).autoOrient().flatten({ background: "white" }).png().toBuffer();
  } catch {
    return undefined;
  }
}

/** What JPEG is made from: a node of the image pipeline, or its picture on white if it has one. */
export function flattenedPicture(picture: unknown, { nodeModel }: ResolverContext): unknown {
  const parent = isJsonObject(picture) ? picture.parent : undefined;
  const file = typeof parent === "string" ? nodeModel.getNodeById({ id: parent }) : null;
  const childrenOf = (node: Node) => node.children.flatMap((id) => nodeModel.getNodeById({ id }) ?? []);
  const flattened = file ? childrenOf(file).filter(({ internal }) => internal.type === "File") : [];
  return flattened.flatMap(childrenOf).find(({ internal }) => internal.type === "ImageSharp") ?? picture;
}
