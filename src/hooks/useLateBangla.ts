import banglaFont from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2";
import { useEffect } from "react";
import { hasBangla } from "../domain/language/language-of";

/**
 * Gives a device that knows no Bangla the letters of the site as soon as words in Bangla come to the page, such as those
 * of search results. A page that has some from the start brings a script of its own (static/bangla.js).
 */
export function useLateBangla(): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (!changes.some(bringsBangla)) return;
      observer.disconnect();
      if (lacksBangla()) addLetters();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

function bringsBangla({ type, target, addedNodes }: MutationRecord): boolean {
  const texts = type === "characterData" ? [target] : [...addedNodes];
  return texts.some(({ textContent }) => hasBangla(textContent ?? ""));
}

/** True if the device draws the same box for every letter, as static/bangla.js finds out. */
function lacksBangla(): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  return pen?.measureText("ক").width === pen?.measureText("ি").width;
}

/** The family and the range are those of base.css, where a font that comes late is not used. */
function addLetters(): void {
  const range = "U+0951-0952, U+0964-0965, U+0980-09FF";
  const font = new FontFace("Bangla", `url(${banglaFont})`, { display: "swap", unicodeRange: range });
  document.fonts.add(font);
  // Whoever is offline keeps the boxes.
  font.load().catch(() => undefined);
}
