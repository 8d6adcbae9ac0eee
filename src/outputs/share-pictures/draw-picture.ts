import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp, { type OverlayOptions } from "sharp";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { SHARE_HEIGHT, SHARE_WIDTH } from "../../domain/share/share-picture";
import { pictureFonts, drawableText, type PictureText } from "./picture-text";
import { hasBangla } from "../../domain/language/language-of";
import { pictureAccent } from "../../domain/settings/recolour";

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

const paper = "#0b110f";
const ink = "#e6efe9";
const soft = "#8ea097";
const amber = "#ffb454";
const line = "#26332d";

const BAR_HEIGHT = 84;
const SIGNATURE_HEIGHT = 92;

/** The place of the photo of an item: all right of the words, under the bar, in px. */
export const PHOTO = { width: 480, height: SHARE_HEIGHT - BAR_HEIGHT, left: SHARE_WIDTH - 480, top: BAR_HEIGHT };

/** Latin letters are set in the site's own face; Bangla brings the Latin that goes with it. */
const latinFonts = "Latin, Bangla";
const banglaFonts = "Bangla, Bangla Latin, Latin";

/** satori can only lay out flex and block. */
function box(style: CSSProperties, ...children: readonly ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

function words(text: string, style: CSSProperties): ReactElement {
  const isBangla = hasBangla(text);
  return box({ fontFamily: isBangla ? banglaFonts : latinFonts, lineHeight: isBangla ? 1.5 : 1.25, ...style }, text);
}

/** Part of a picture, as wide as the whole; the parts lie below each other. */
export interface Part {
  readonly boxes: ReactElement;
  /** In px. */
  readonly height: number;
}

/** A box as wide as the picture, with room at its right for the photo if there is one. */
function part(height: number, style: CSSProperties, ...children: readonly ReactNode[]): Part {
  const whole = { width: SHARE_WIDTH, height, flexDirection: "column", background: paper, color: ink } as const;
  return { boxes: box(whole, box({ flexGrow: 1, ...style }, ...children)), height };
}

/** At most this many lines. Without `overflow: hidden`, whose masks would double the time of painting. */
function atMost(lines: number): CSSProperties {
  return { display: "block", lineClamp: lines, wordBreak: "break-word" };
}

/** The bar of a terminal's window, the same for all pages of a folder. */
export function barOf(path: string): Part {
  return part(
    BAR_HEIGHT,
    { alignItems: "center", padding: "0 48px", borderBottom: `2px solid ${line}` },
    ...["#ff6b5e", amber, pictureAccent()].map((color) =>
      box({ width: 20, height: 20, marginRight: 14, borderRadius: 10, background: color }),
    ),
    words(promptOf(path), { marginLeft: 22, fontSize: 28, color: soft }),
  );
}

/** The words of a page, which no other has. */
export function wordsOf({ kind, title, facts }: PictureText, hasPhoto: boolean): Part {
  const shownTitle = drawableText(title) || kind;
  const shownFacts = drawableText(facts);
  return part(
    SHARE_HEIGHT - BAR_HEIGHT - SIGNATURE_HEIGHT,
    { flexDirection: "column", justifyContent: "center", ...paddingOf(hasPhoto) },
    words(kind, { fontSize: 32, color: pictureAccent() }),
    words(shownTitle, {
      fontSize: titleSize(hasPhoto ? shownTitle.length * 1.8 : shownTitle.length),
      marginTop: 12,
      ...atMost(4),
    }),
    shownFacts ? words(shownFacts, { ...atMost(1), marginTop: 20, fontSize: hasPhoto ? 28 : 32, color: amber }) : null,
  );
}

/** The name of the club, the same on all pictures. */
export function signatureOf(clubName: string, hasPhoto: boolean): Part {
  return part(
    SIGNATURE_HEIGHT,
    { alignItems: "center", ...paddingOf(hasPhoto), paddingBottom: 44 },
    box({ width: 18, height: 38, marginRight: 20, flexShrink: 0, background: amber }),
    words(drawableText(clubName), { ...atMost(1), fontSize: 32, color: ink }),
  );
}

function paddingOf(hasPhoto: boolean): CSSProperties {
  return { paddingLeft: 56, paddingRight: hasPhoto ? PHOTO.width + 56 : 56 };
}

function promptOf(path: string): string {
  const folder = path.split("/")[1] ?? "";
  return folder === "" ? "~" : `~/${folder}`;
}

/** The longer the title, the smaller its letters. */
function titleSize(length: number): number {
  return length <= 36 ? 76 : length <= 70 ? 62 : length <= 110 ? 50 : 42;
}
