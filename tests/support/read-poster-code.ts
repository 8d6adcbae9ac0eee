import jsQR from "jsqr";
import sharp from "sharp";
import type { PosterCode } from "../../src/domain/picture-source";

/** How wide each square of a code is for the reader, in pixels. */
const SQUARE = 5;

/** The text that a phone reads from a code; undefined if it finds none. */
export async function readPosterCode({ size, path }: PosterCode): Promise<string | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" stroke="#000"><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize(size * SQUARE)
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
