import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginSchema } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import type { GraphQLResolveInfo } from "graphql";
import sharp from "sharp";
import { sitePath, siteSet } from "../../domain/addresses/served-path";
import { isFunction, propertyOf } from "../../domain/shape";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { functionOf } from "../insides";
import { mostWidth } from "./picture-limits";
import { isPictureSize, pictureSizes } from "./picture-sizes";
import type { GatsbyResolver, ResolverContext } from "./resolve-field";

/**
 * Adds a picture made from a file to the node of that file, as a child node for the image pipeline.
 *
 * @param picture PNG
 */
export async function addPictureNode(
  { node, actions, createNodeId, createContentDigest, getCache }: CreateNodeArgs,
  picture: Buffer,
): Promise<void> {
  const child = await createFileNodeFromBuffer({
    buffer: picture,
    // Two files with the same content need separate nodes.
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

export function childOfType(node: Node, type: string, { nodeModel }: ResolverContext): Node | undefined {
  return node.children
    .flatMap((id) => nodeModel.getNodeById({ id }) ?? [])
    .find(({ internal }) => internal.type === type);
}

/** True if a node is a file that may be a picture with transparent parts. */
export function mayBeTransparent({ node }: { readonly node: Node }): boolean {
  return node.internal.type === "File" && /^(?:png|webp|avif)$/i.test(String(node.extension));
}

/**
 * Adds a copy on white to a picture with transparent parts, as a child node: JPEG has no transparency, and the image
 * pipeline would make those parts black.
 */
export async function createFlattenedPicture(created: CreateNodeArgs): Promise<void> {
  const picture = await onWhite(await readFile(String(created.node.absolutePath)));
  if (picture) await addPictureNode(created, picture);
}

/**
 * A picture on white, as PNG; undefined if it has no transparent parts, or can't be read, which is reported where it is
 * used.
 */
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

const USUAL_FORMATS = ["webp", "jpg"];

/** The names of the sizes in queries. */
export function pictureSizeType(schema: NodePluginSchema) {
  const values = Object.fromEntries(Object.keys(pictureSizes).map((name) => [name, {}]));
  return schema.buildEnumType({ name: "PictureSize", values });
}

/**
 * Lets queries for pictures name a size, and makes them return WebP in all widths but the other format in one width
 * only.
 */
export const createPictureResolvers: NonNullable<GatsbyNode["createResolvers"]> = (gatsby) => {
  const createResolvers = functionOf(gatsby, "createResolvers");
  createResolvers({
    ImageSharp: {
      gatsbyImageData: { args: { size: "PictureSize!" }, resolve: inSize },
      resize: { resolve: withSitePath },
    },
  });
};

/** A picture in one of the sizes of pages. */
const inSize: GatsbyResolver<unknown> = (source, { size }, context, info) => {
  if (!isPictureSize(size)) throw new Error(`There is no size ${String(size)} of pictures`);
  const query = { layout: "constrained", placeholder: "none", ...pictureSizes[size] };
  return withOneFallback(source, query, context, info);
};

/** In px: enough for a phone of 360 px at twice the density, and for a card on most screens. */
const MOST_FALLBACK_WIDTH = 672;

/**
 * Few browsers lack WebP, and encoding a fallback in each width would take a third of a build without a cache. So there
 * is one fallback, in the width of the query or a moderate one.
 */
export const withOneFallback: GatsbyResolver<unknown> = async (source, query, context, info) => {
  const original = originalResolver("gatsbyImageData", info);
  const limited = await withinLimits(query, source, context);
  const make = async (picture: unknown, change: JsonObject): Promise<IGatsbyImageData> => {
    const data: unknown = await original(picture, { ...limited, ...change }, context, info);
    if (!isImageData(data)) throw new Error("gatsby-plugin-sharp did not return the data of an image");
    return data;
  };
  const formats: readonly unknown[] = Array.isArray(query.formats) ? query.formats : USUAL_FORMATS;
  const webp = await make(source, { formats: ["webp"] });
  const others = formats.filter((format) => format !== "webp");
  const other = await make(others.includes("jpg") ? flattenedPicture(source, context) : source, {
    formats: others,
    ...fallbackWidth(limited),
    breakpoints: undefined,
    outputPixelDensities: [1],
  });
  return { ...webp, images: imagesOf(webp, other) };
};

/**
 * The query without widths that the picture can't have. A query that also sets the shape gets a part of the picture.
 */
async function withinLimits(query: JsonObject, picture: unknown, { nodeModel }: ResolverContext): Promise<JsonObject> {
  const parent = isJsonObject(picture) ? nodeModel.getNodeById({ id: String(picture.parent) }) : null;
  const most = parent ? await mostWidth(String(parent.absolutePath)) : Number.POSITIVE_INFINITY;
  if (!Number.isFinite(most) || query.height !== undefined || query.aspectRatio !== undefined) return query;
  const narrowed = (width: unknown) => (typeof width === "number" ? Math.min(width, most) : width);
  const breakpoints = Array.isArray(query.breakpoints) && [...new Set(query.breakpoints.map(narrowed))];
  return { ...query, width: narrowed(query.width), ...(breakpoints && { breakpoints }) };
}

function fallbackWidth({ width, height }: JsonObject): JsonObject {
  return typeof width === "number" && height === undefined ? { width: Math.min(width, MOST_FALLBACK_WIDTH) } : {};
}

function imagesOf(webp: IGatsbyImageData, other: IGatsbyImageData): IGatsbyImageData["images"] {
  const { srcSet = "", sizes } = webp.images.fallback ?? {};
  return {
    fallback: { src: sitePath(other.images.fallback?.src ?? "") },
    sources: [{ type: "image/webp", srcSet: siteSet(srcSet), sizes }],
  };
}

/** One size of a picture. Gatsby returns the address that browsers request; data contain paths of the site. */
const withSitePath: GatsbyResolver<unknown> = async (source, query, context, info) => {
  const original = originalResolver("resize", info);
  const picture = query.toFormat === "jpg" ? flattenedPicture(source, context) : source;
  const size: unknown = await original(picture, query, context, info);
  return isJsonObject(size) && typeof size.src === "string" ? { ...size, src: sitePath(size.src) } : size;
};

function originalResolver(field: string, info: GraphQLResolveInfo) {
  const original = propertyOf(info, "originalResolver");
  if (!isFunction(original)) throw new Error(`ImageSharp.${field} has no resolver to build on`);
  return original;
}

export function isImageData(data: unknown): data is IGatsbyImageData {
  return typeof data === "object" && data !== null && "images" in data;
}
