import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@shuding/opentype.js";
import type { Font } from "satori";

export interface PictureText {
  /** The path of the page. */
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  /** More facts in one line, such as day, place or author; may be empty. */
  readonly facts: string;
  /** The file of the item's own picture. */
  readonly photo?: string | undefined;
}

/** Joiners form letters in Bangla, and pictures elsewhere, of which they would be left over; no font shows them. */
const invisible = /(?![\u200c\u200d])\p{Cf}|(?<!\p{Script=Bengali})[\u200c\u200d]/gu;

/** A text without what the fonts can't draw, such as emoji, in one line. Of a rare letter its base is left. */
export function drawableText(text: string): string {
  const characters = Array.from(text.normalize("NFC").replace(invisible, "").replace(/\s/g, " "), (character) => {
    if (isInFonts(character)) return character;
    const [base = ""] = /^\p{L}/u.exec(character.normalize("NFD")) ?? [];
    return isInFonts(base) ? base : "";
  });
  return characters.join("").replace(/ +/g, " ").trim();
}

/** Each has a name of its own: of several with one name satori would use only the first. */
const faces = [
  ["Latin", "jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff"],
  ["Latin Extended", "jetbrains-mono/files/jetbrains-mono-latin-ext-700-normal.woff"],
  ["Greek", "jetbrains-mono/files/jetbrains-mono-greek-700-normal.woff"],
  ["Cyrillic", "jetbrains-mono/files/jetbrains-mono-cyrillic-700-normal.woff"],
  ["Bangla", "noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff"],
  ["Bangla Latin", "noto-sans-bengali/files/noto-sans-bengali-latin-700-normal.woff"],
] as const;

interface PictureFont extends Font {
  readonly data: Buffer;
}

let fonts: readonly PictureFont[] | undefined;
let readFonts: readonly ReturnType<typeof parse>[] | undefined;

/** The fonts of share pictures, read with the first picture that is drawn: most builds draw none. */
export function pictureFonts(): readonly PictureFont[] {
  fonts ??= faces.map(([name, file]) => ({
    name,
    data: readFileSync(path.resolve("node_modules/@fontsource", file)),
    weight: 700,
    style: "normal",
  }));
  return fonts;
}

/** True if one of the fonts can draw a character; it would be an empty box otherwise. */
function isInFonts(character: string): boolean {
  readFonts ??= pictureFonts().map(({ data }) => parse(new Uint8Array(data).buffer));
  return readFonts.some((font) => font.charToGlyphIndex(character) !== 0);
}
