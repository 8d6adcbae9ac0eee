import jsQR from "jsqr";
import sharp from "sharp";

/** How wide each square of a code is for the reader, in pixels. */
const SQUARE = 5;

/**
 * The text that a phone reads in a QR code drawn as SVG; undefined if it finds none.
 *
 * @throws if its view box is not in squares of the code
 */
export async function readQrCode(svg: string | Buffer): Promise<string | undefined> {
  const squares = Number(/ viewBox="0 0 (\d+) /.exec(svg.toString())?.[1]);
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize(squares * SQUARE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
