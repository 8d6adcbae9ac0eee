import banglaFont from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2";
import { banglaLetters, lacksBangla } from "../../hooks/useLateBangla";

/** Of the page around Decap, and the last ones that Decap names behind those of the system: it can't be given another. */
const families = ["Bangla", "Helvetica", "Courier"];

/** Gives a device that knows no Bangla the letters of the site; they are loaded once the editor shows some. */
export function bringEditorLetters(): void {
  if (!lacksBangla()) return;
  const { href } = new URL(banglaFont, import.meta.url);
  for (const family of families) document.fonts.add(banglaLetters(family, href));
}
