import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp, { type OverlayOptions } from "sharp";
import { SHARE_HEIGHT, SHARE_WIDTH } from "../../domain/share/share-picture";
import { barOf, PHOTO, signatureOf, wordsOf, type Part } from "./picture-layout";
import { pictureFonts } from "./picture-fonts";
import type { PictureText } from "./picture-text";

/** Red, green, blue and opacity. */
const CHANNELS = 4;

/** Draws a share picture as JPEG. Its parts are drawn apart, since most pictures share two of the three. */
export async function drawPicture(text: PictureText, clubName: string): Promise<Buffer> {
  const photo = text.photo === undefined ? undefined : await photoPixels(text.photo);
  const hasPhoto = photo !== undefined;
  const parts = await Promise.all([
    sharedPart(barOf(text.path)),
    pixelsOf(wordsOf(text, hasPhoto)),
    sharedPart(signatureOf(clubName, hasPhoto)),
  ]);
  const raw = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: CHANNELS } as const;
  const picture = sharp(Buffer.concat(parts), { raw });
  if (hasPhoto) picture.composite([photo]);
  // The best coding takes twice the time and makes the file a fifth smaller; only previews load it.
  return picture.jpeg({ quality: 85, optimiseCoding: false }).toBuffer();
}

/** The pixels of parts that were drawn before, 0.4 MB each: a bar for each folder, and two signatures. */
const sharedParts = new Map<string, Promise<Buffer>>();

function sharedPart(part: Part): Promise<Buffer> {
  const key = JSON.stringify(part.boxes);
  const pixels = sharedParts.get(key) ?? pixelsOf(part);
  sharedParts.set(key, pixels);
  return pixels;
}

/** satori shapes the letters, so that the signs of Bangla join as they should, and sharp paints their outlines. */
async function pixelsOf({ boxes, height }: Part): Promise<Buffer> {
  const svg = await satori(boxes, { width: SHARE_WIDTH, height, fonts: [...pictureFonts()] });
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** The important part of a photo, where it is on the picture; undefined if the file can't be read as a picture. */
async function photoPixels(file: string): Promise<OverlayOptions | undefined> {
  const { width, height, left, top } = PHOTO;
  try {
    // Read from memory, a drawing can't load files next to it.
    const part = sharp(await readFile(file))
      .rotate()
      .resize(width, height, { fit: "cover", position: "attention" });
    const { data, info } = await part.flatten({ background: "white" }).raw().toBuffer({ resolveWithObject: true });
    return { input: data, raw: info, left, top };
  } catch {
    return undefined;
  }
}
