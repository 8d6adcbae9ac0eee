import type { GatsbyNode } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { sitePath, siteSet } from "../../domain/addresses/served-path";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { flattenedPicture } from "./picture-node";
import type { GatsbyResolver } from "./resolve-field";

/** The formats for a query that names none. */
const USUAL_FORMATS = ["webp", "jpg"];

/** Lets every query for a picture take WebP in all widths and the other format in one width only. */
export const createPictureResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers }) => {
  Reflect.apply(createResolvers, undefined, [
    { ImageSharp: { gatsbyImageData: { resolve: withOneFallback }, resize: { resolve: withSitePath } } },
  ]);
};

/** In px: what a phone of 360 px shows at twice that density; wide enough for a card on most screens. */
const MOST_FALLBACK_WIDTH = 672;

/**
 * Few browsers do not know WebP, and encoding a fallback for each width takes a third of a cold build. So they
 * get the width that the query names, or a moderate one.
 */
export const withOneFallback: GatsbyResolver<unknown> = async (source, query, context, info) => {
  const original = originalResolver("gatsbyImageData", info);
  const make = async (picture: unknown, change: JsonObject): Promise<IGatsbyImageData> => {
    const data: unknown = await Reflect.apply(original, undefined, [picture, { ...query, ...change }, context, info]);
    if (!isImageData(data)) throw new Error("gatsby-plugin-sharp did not return the data of an image");
    return data;
  };
  const formats: readonly unknown[] = Array.isArray(query.formats) ? query.formats : USUAL_FORMATS;
  const webp = await make(source, { formats: ["webp"] });
  const others = formats.filter((format) => format !== "webp");
  const other = await make(others.includes("jpg") ? flattenedPicture(source, context) : source, {
    formats: others,
    ...fallbackWidth(query),
    breakpoints: undefined,
    outputPixelDensities: [1],
  });
  return { ...webp, images: imagesOf(webp, other) };
};

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

/** One size of a picture. Gatsby answers with the address that browsers request; data hold paths of the site. */
const withSitePath: GatsbyResolver<unknown> = async (source, query, context, info) => {
  const original = originalResolver("resize", info);
  const picture = query.toFormat === "jpg" ? flattenedPicture(source, context) : source;
  const size: unknown = await Reflect.apply(original, undefined, [picture, query, context, info]);
  return isJsonObject(size) && typeof size.src === "string" ? { ...size, src: sitePath(size.src) } : size;
};

/** Gatsby's own resolver of a field of ImageSharp. */
function originalResolver(field: string, info: GraphQLResolveInfo) {
  const original: unknown = Reflect.get(info, "originalResolver");
  if (typeof original !== "function") throw new Error(`ImageSharp.${field} has no resolver to build on`);
  return original;
}

/** True if gatsby-plugin-sharp has made a picture in several sizes. */
export function isImageData(data: unknown): data is IGatsbyImageData {
  return typeof data === "object" && data !== null && "images" in data;
}
