import path from "node:path";
import sharp from "sharp";
import { createElement, type ReactElement } from "react";
import { escapeText } from "../../domain/text/markup";
import { arabicFont } from "./picture-text";

export interface ArabicWords {
  readonly text: string;
  readonly color: string;
  /** In px, like all sizes here. */
  readonly fontSize: number;
  readonly width: number;
  readonly lines: number;
}

/** The usual height of letters of this font, as a fraction of the font size. */
const LETTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.6;

/**
 * Draws right-to-left words as a picture, aligned right. satori can't join Arabic letters or reorder lines, but Pango
 * in sharp can. Words that don't fit become smaller, and are cut off if that does not help.
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
    // The picture is as wide as its letters.
    style: { margin: `${fontSize / 6}px 0` },
  });
}
