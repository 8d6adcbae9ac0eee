import jsQR from "jsqr";
import sharp from "sharp";

/** The text that a phone reads in a QR code drawn as SVG; undefined if it finds none. */
export async function readQrCode(svg: string | Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize(240, 240)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
