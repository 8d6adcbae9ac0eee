import type { CreateNodeArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import type { ResolverContext } from "./resolve-field";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { isJsonObject } from "../../model/schema/json-object";

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

/** True if a node is a file that may hold a picture with transparent parts. */
export function mayBeTransparent({ node }: { readonly node: Node }): boolean {
  return node.internal.type === "File" && /^(?:png|webp|avif)$/i.test(String(node.extension));
}

/**
 * Adds the same picture on white to one with transparent parts, as a child node: JPEG knows no transparency, and the
 * image pipeline would make those parts black.
 */
export async function createFlattenedPicture(created: CreateNodeArgs): Promise<void> {
  const picture = await onWhite(await readFile(String(created.node.absolutePath)));
  if (picture) await addPictureNode(created, picture);
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

/** The source of a JPEG: a node of the image pipeline, or its picture on white if it has one. */
export function flattenedPicture(picture: unknown, context: ResolverContext): unknown {
  const parent = isJsonObject(picture) ? picture.parent : undefined;
  const file = typeof parent === "string" ? context.nodeModel.getNodeById({ id: parent }) : null;
  const flattened = file && childOfType(file, "File", context);
  return (flattened && childOfType(flattened, "ImageSharp", context)) ?? picture;
}
