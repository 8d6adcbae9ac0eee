import banglaFont from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2";
import { useEffect } from "react";
import { hasBangla } from "../domain/language/language-of";
import { banglaLetters, lacksBangla } from "./bangla-letters";

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

function addLetters(): void {
  const font = banglaLetters("Bangla", banglaFont);
  document.fonts.add(font);
  // Whoever is offline keeps the boxes.
  font.load().catch(() => undefined);
}
