import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp, { type OverlayOptions } from "sharp";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { SHARE_HEIGHT, SHARE_WIDTH } from "../../domain/share/share-picture";
import { arabicWords } from "./arabic-words";
import { drawableText, isArabic, pictureFonts, type PictureText } from "./picture-text";
import { hasBangla } from "../../domain/language/language-of";
import { pictureAccent } from "../../domain/settings/recolour";

/** Red, green, blue and opacity. */
const CHANNELS = 4;

/** Draws a share picture as JPEG, in three parts, since most pictures share two of them. */
export async function drawPicture(text: PictureText, clubName: string): Promise<Buffer> {
  const photo = text.photo === undefined ? undefined : await photoPixels(text.photo);
  const hasPhoto = photo !== undefined;
  const parts = await Promise.all([
    barOf(text.path).then(sharedPart),
    wordsOf(text, hasPhoto).then(pixelsOf),
    signatureOf(clubName, hasPhoto).then(sharedPart),
  ]);
  const raw = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: CHANNELS } as const;
  const picture = sharp(Buffer.concat(parts), { raw });
  if (hasPhoto) picture.composite([photo]);
  // The best compression takes twice as long for a file that is a fifth smaller, which only previews load.
  return picture.jpeg({ quality: 85, optimiseCoding: false }).toBuffer();
}

/** The pixels of parts drawn before, 0.4 MB each: a bar for each folder, and two signatures. */
const sharedParts = new Map<string, Promise<Buffer>>();

function sharedPart(part: Part): Promise<Buffer> {
  const key = JSON.stringify(part.boxes);
  const pixels = sharedParts.get(key) ?? pixelsOf(part);
  sharedParts.set(key, pixels);
  return pixels;
}

/** satori shapes the letters, so that Bangla letters join correctly, and sharp draws their outlines. */
async function pixelsOf({ boxes, height }: Part): Promise<Buffer> {
  const svg = await satori(boxes, { width: SHARE_WIDTH, height, fonts: [...pictureFonts()] });
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** The important part of a photo, in its place on the picture; undefined if the file can't be read as a picture. */
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

/** The place of an item's photo, right of the words and below the bar, in px. */
const PHOTO = { width: 480, height: SHARE_HEIGHT - BAR_HEIGHT, left: SHARE_WIDTH - 480, top: BAR_HEIGHT };

/** Latin words use the site's own font; Bangla words use a font that also has matching Latin letters. */
const latinFonts = "Latin, Bangla";
const banglaFonts = "Bangla, Bangla Latin, Latin";

/** satori can only lay out flex and block. */
function box(style: CSSProperties, ...children: readonly ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

interface WordStyle extends CSSProperties {
  readonly fontSize: number;
  readonly color: string;
  /** A limit instead of `overflow: hidden`, whose masks would double the drawing time. */
  readonly lines: number;
}

/** Words that the fonts can draw, in a box of some width; null if there are none. */
async function words(text: string, width: number, { lines, ...style }: WordStyle): Promise<ReactElement | null> {
  const shown = drawableText(text);
  if (shown === "") return null;
  if (isArabic(shown)) {
    const { fontSize, color, ...place } = style;
    return box(
      { ...place, justifyContent: "flex-end" },
      await arabicWords({ text: shown, fontSize, color, width, lines }),
    );
  }
  const isBangla = hasBangla(shown);
  const face = { fontFamily: isBangla ? banglaFonts : latinFonts, lineHeight: isBangla ? 1.5 : 1.25 };
  return box({ ...face, ...style, display: "block", lineClamp: lines, wordBreak: "break-word" }, shown);
}

/** A part of the picture, as wide as the whole; the parts are below each other. */
interface Part {
  readonly boxes: ReactElement;
  /** In px. */
  readonly height: number;
}

/** A box as wide as the picture, with space on the right for the photo if there is one. */
function part(height: number, style: CSSProperties, ...children: readonly ReactNode[]): Part {
  const whole = { width: SHARE_WIDTH, height, flexDirection: "column", background: paper, color: ink } as const;
  return { boxes: box(whole, box({ flexGrow: 1, ...style }, ...children)), height };
}

/** The bar of a terminal's window, the same for all pages of a folder. */
async function barOf(path: string): Promise<Part> {
  return part(
    BAR_HEIGHT,
    { alignItems: "center", padding: "0 48px", borderBottom: `2px solid ${line}` },
    ...["#ff6b5e", amber, pictureAccent()].map((color) =>
      box({ width: 20, height: 20, marginRight: 14, borderRadius: 10, background: color }),
    ),
    await words(promptOf(path), SHARE_WIDTH / 2, { lines: 1, marginLeft: 22, fontSize: 28, color: soft }),
  );
}

/** The words of one page. If no font can draw the title, the name of its kind is shown instead. */
async function wordsOf({ kind, title, facts }: PictureText, hasPhoto: boolean): Promise<Part> {
  const width = wordsWidth(hasPhoto);
  const shownTitle = drawableText(title);
  const size = titleSize((shownTitle || kind).length * (hasPhoto ? 1.8 : 1));
  return part(
    SHARE_HEIGHT - BAR_HEIGHT - SIGNATURE_HEIGHT,
    { flexDirection: "column", justifyContent: "center", ...paddingOf(hasPhoto) },
    shownTitle && (await words(kind, width, { lines: 1, fontSize: 32, color: pictureAccent() })),
    await words(shownTitle || kind, width, { lines: 4, fontSize: size, marginTop: 12, color: ink }),
    await words(facts, width, { lines: 1, marginTop: 20, fontSize: hasPhoto ? 28 : 32, color: amber }),
  );
}

/** The name of the club, the same on all pictures. */
async function signatureOf(clubName: string, hasPhoto: boolean): Promise<Part> {
  const isFromRight = isArabic(clubName);
  return part(
    SIGNATURE_HEIGHT,
    {
      alignItems: "center",
      flexDirection: isFromRight ? "row-reverse" : "row",
      ...paddingOf(hasPhoto),
      paddingBottom: 44,
    },
    box({ width: 18, height: 38, [isFromRight ? "marginLeft" : "marginRight"]: 20, flexShrink: 0, background: amber }),
    await words(clubName, wordsWidth(hasPhoto) - 38, { lines: 1, fontSize: 32, color: ink }),
  );
}

const MARGIN = 56;

function wordsWidth(hasPhoto: boolean): number {
  return SHARE_WIDTH - 2 * MARGIN - (hasPhoto ? PHOTO.width : 0);
}

function paddingOf(hasPhoto: boolean): CSSProperties {
  return { paddingLeft: MARGIN, paddingRight: hasPhoto ? PHOTO.width + MARGIN : MARGIN };
}

function promptOf(path: string): string {
  const folder = path.split("/")[1] ?? "";
  return folder === "" ? "~" : `~/${folder}`;
}

/** The longer the title, the smaller its letters. */
function titleSize(length: number): number {
  return length <= 36 ? 76 : length <= 70 ? 62 : length <= 110 ? 50 : 42;
}
