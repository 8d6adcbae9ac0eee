import sharp, { type Sharp } from "sharp";

/** The longer side of the picture made from a drawing, in px. */
const DRAWING_SIZE = 1280;

/** Larger drawings are left out, since they take too much memory. */
const MOST_PIXELS = 50_000_000;

/** Pixels per inch at which sharp draws one pixel for each unit of a drawing. */
const USUAL_DENSITY = 72;

const encoders: Readonly<Record<"jpeg" | "png" | "gif" | "webp" | "avif", (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }),
  png: (picture) => picture.png(),
  gif: (picture) => picture.gif(),
  webp: (picture) => picture.webp({ quality: 92 }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
};

/**
 * Encodes a picture again, so that only its pixels are left: no metadata, no preview, nothing after its end.
 * A drawing becomes a PNG picture without anything that it would run or load. Undefined if the picture can't
 * be read.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  format: keyof typeof encoders | "svg",
): Promise<Uint8Array | undefined> {
  try {
    if (format === "svg") return await rasterise(bytes);
    const picture = sharp(bytes, { animated: format === "gif" || format === "webp", failOn: "none" }).autoOrient();
    return await encoders[format](picture).toBuffer();
  } catch {
    return undefined;
  }
}

/**
 * Renders a drawing as PNG. It is read from memory, so that it can't load files next to it.
 *
 * @throws Error if it can't be read
 */
export async function rasterise(svg: Uint8Array): Promise<Buffer> {
  // This only reads its size, so it may be any.
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = (USUAL_DENSITY * DRAWING_SIZE) / Math.max(width, height);
  return sharp(svg, { density: Math.min(Math.max(density, 1), 10_000), limitInputPixels: MOST_PIXELS })
    .resize(DRAWING_SIZE, DRAWING_SIZE, { fit: "inside" })
    .png()
    .toBuffer();
}
