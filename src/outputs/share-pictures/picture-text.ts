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

/**
 * Joiners shape letters in Bangla and Arabic. Elsewhere they join emoji, and would be left over without these; no font
 * shows them.
 */
const invisible =
  /(?![\u200c\u200d])\p{Cf}|(?<!\p{Script=Bengali}|\p{Script=Arabic}|\p{Script=Inherited})[\u200c\u200d]/gu;

/**
 * A text in one line, without what the fonts can't draw, such as emoji. A rare letter is replaced with its base letter.
 */
export function drawableText(text: string): string {
  const fonts = isArabic(text) ? [arabicFont] : faces.map(([, file]) => file);
  const isInFonts = (character: string) => fonts.some((font) => openFont(font).font.charToGlyphIndex(character) !== 0);
  const characters = Array.from(text.normalize("NFC").replace(invisible, "").replace(/\s/g, " "), (character) => {
    if (isInFonts(character)) return character;
    const [base = ""] = /^\p{L}/u.exec(character.normalize("NFD")) ?? [];
    return isInFonts(base) ? base : "";
  });
  return characters.join("").replace(/ +/g, " ").trim();
}

/** True for a text that is drawn in the Arabic font, which also has Latin letters. */
export function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text);
}

const packages = "node_modules/@fontsource";

/** Each has its own name: satori would use only the first of several with the same name. */
const faces = [
  ["Latin", `${packages}/jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff`],
  ["Latin Extended", `${packages}/jetbrains-mono/files/jetbrains-mono-latin-ext-700-normal.woff`],
  ["Greek", `${packages}/jetbrains-mono/files/jetbrains-mono-greek-700-normal.woff`],
  ["Cyrillic", `${packages}/jetbrains-mono/files/jetbrains-mono-cyrillic-700-normal.woff`],
  ["Bangla", `${packages}/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff`],
  ["Bangla Latin", `${packages}/noto-sans-bengali/files/noto-sans-bengali-latin-700-normal.woff`],
] as const;

/** Pango only reads TTF. */
export const arabicFont = "node_modules/@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf";

interface PictureFont extends Font {
  readonly data: Buffer;
}

/** Loaded when the first picture is drawn, since most builds draw none. */
const readFonts = new Map<string, { readonly data: Buffer; readonly font: ReturnType<typeof parse> }>();

function openFont(file: string) {
  const known = readFonts.get(file);
  if (known !== undefined) return known;
  const data = readFileSync(path.resolve(file));
  const opened = { data, font: parse(new Uint8Array(data).buffer) };
  readFonts.set(file, opened);
  return opened;
}

/** The fonts that satori uses. */
export function pictureFonts(): readonly PictureFont[] {
  return faces.map(([name, file]) => ({ name, data: openFont(file).data, weight: 700, style: "normal" }));
}
