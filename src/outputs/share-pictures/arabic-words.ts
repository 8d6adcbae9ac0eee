import path from "node:path";
import sharp from "sharp";
import { createElement, type ReactElement } from "react";
import { escapeText } from "../../domain/text/markup";
import { arabicFont } from "./picture-text";

export interface ArabicWords {
  readonly text: string;
  readonly color: string;
  /** In px, as all sizes here. */
  readonly fontSize: number;
  readonly width: number;
  readonly lines: number;
}

/** In parts of the size of letters: what most letters of this font take. */
const LETTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.6;

/**
 * Words from right to left as a picture, at the right of its place: satori neither joins Arabic letters nor turns lines round, which
 * Pango in sharp does. What has no room in its lines gets smaller, and what never would have is cut off.
 */
export async function arabicWords({ text, color, fontSize, width, lines }: ArabicWords): Promise<ReactElement> {
  const most = Math.floor((lines * width) / (fontSize * LETTER_WIDTH));
  const shown = text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="0.75">${escapeText(shown)}</span>`,
      font: `Noto Sans Arabic Bold ${fontSize}`,
      fontfile: path.resolve(arabicFont),
      rgba: true,
      dpi: 72,
      ...(lines > 1 && { width, wrap: "word-char" }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min(1, width / info.width, (lines * fontSize * LINE_HEIGHT) / info.height);
  return createElement("img", {
    src: `data:image/png;base64,${data.toString("base64")}`,
    width: Math.round(info.width * scale),
    height: Math.round(info.height * scale),
    // The picture ends where its letters do.
    style: { margin: `${fontSize / 6}px 0` },
  });
}
