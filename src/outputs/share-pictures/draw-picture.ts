import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { SHARE_HEIGHT, SHARE_WIDTH } from "../../domain/share/share-picture";
import { PHOTO_HEIGHT, PHOTO_WIDTH, pictureLayout } from "./picture-layout";
import type { PictureText } from "./picture-text";

const faces = [
  ["Latin", "jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff"],
  ["Latin", "jetbrains-mono/files/jetbrains-mono-latin-ext-700-normal.woff"],
  ["Latin", "jetbrains-mono/files/jetbrains-mono-greek-700-normal.woff"],
  ["Latin", "jetbrains-mono/files/jetbrains-mono-cyrillic-700-normal.woff"],
  ["Bangla", "noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff"],
  ["Bangla Latin", "noto-sans-bengali/files/noto-sans-bengali-latin-700-normal.woff"],
] as const;

let fonts: Font[] | undefined;

/** Read with the first picture that is drawn: most builds draw none. */
function readFonts(): Font[] {
  fonts ??= faces.map(([name, file]) => ({
    name,
    data: readFileSync(path.resolve("node_modules/@fontsource", file)),
    weight: 700,
    style: "normal",
  }));
  return fonts;
}

/** Draws a share picture as JPEG. satori shapes the letters, so that the signs of Bangla join as they should. */
export async function drawPicture(text: PictureText, clubName: string): Promise<Buffer> {
  const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
  const photo = text.photo === undefined ? undefined : await photoAddress(text.photo);
  const svg = await satori(pictureLayout(text, clubName, photo), { ...size, fonts: readFonts() });
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return (
    sharp(pixels, { raw: { width, height, channels: 4 } })
      // The best coding takes twice the time and makes the file a fifth smaller; only previews load it.
      .jpeg({ quality: 85, chromaSubsampling: "4:4:4", optimiseCoding: false })
      .toBuffer()
  );
}

/** The important part of a photo, as a data URL; undefined if the file can't be read as a picture. */
async function photoAddress(file: string): Promise<string | undefined> {
  try {
    // Read from memory, a drawing can't load files next to it.
    const part = sharp(await readFile(file))
      .rotate()
      .resize(PHOTO_WIDTH, PHOTO_HEIGHT, { fit: "cover", position: "attention" });
    const jpeg = await part.flatten({ background: "white" }).jpeg({ quality: 90 }).toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch {
    return undefined;
  }
}
