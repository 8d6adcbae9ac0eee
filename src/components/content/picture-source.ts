import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PictureSource } from "../../domain/picture-source";

export interface ContentPicture {
  readonly pictureUrl: string | null;
  readonly picture: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/** A picture of the content as the `Picture` component takes it; undefined if there is none. */
export function pictureSource(picture: ContentPicture | null | undefined): PictureSource | undefined {
  const data = picture?.picture?.gatsbyImageData;
  if (!data) return picture?.pictureUrl ? { src: picture.pictureUrl } : undefined;
  const { fallback, sources } = data.images;
  const webp = sources?.find(({ type }) => type === "image/webp");
  return {
    src: fallback?.src ?? "",
    webp: webp?.srcSet,
    sizes: webp?.sizes,
    width: data.width,
    // The height of an uncropped picture follows from its proportions and may be a fraction.
    height: Math.round(data.height),
  };
}

/** The largest size of a picture, for shared links; null if there is none. */
export function largestSource(source: PictureSource | undefined): string | null {
  const sizes = source?.webp?.split(/,\s+/).map((size) => size.trim().split(" ")) ?? [];
  const largest = sizes.sort(([, a = ""], [, b = ""]) => parseInt(b, 10) - parseInt(a, 10))[0]?.[0];
  return largest ?? source?.src ?? null;
}
