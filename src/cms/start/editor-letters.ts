import banglaFont from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2";
import { banglaLetters, lacksBangla } from "../../hooks/useLateBangla";

/**
 * The fonts of the page around Decap, and the last fallback fonts of Decap itself, whose font list can't be changed.
 */
const families = ["Bangla", "Helvetica", "Courier"];

/** Gives a device without Bangla letters those of the site; they are loaded when the editor shows some. */
export function bringEditorLetters(): void {
  if (!lacksBangla()) return;
  const { href } = new URL(banglaFont, import.meta.url);
  for (const family of families) document.fonts.add(banglaLetters(family, href));
}
