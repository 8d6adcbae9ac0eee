import banglaFont from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2";
import { useEffect } from "react";
import { hasBangla } from "../domain/language/language-of";

/** True if the device draws the same box for every letter, as static/bangla.js finds out. */
export function lacksBangla(): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  return pen?.measureText("ক").width === pen?.measureText("ি").width;
}

/**
 * The site's font for Bangla, with the same range as in base.css. Browsers use it however late it loads, unlike the one
 * in base.css.
 */
export function banglaLetters(family: string, address: string): FontFace {
  const unicodeRange = "U+0951-0952, U+0964-0965, U+0980-09FF";
  return new FontFace(family, `url(${address})`, { display: "swap", unicodeRange });
}

/**
 * Loads the site's font on a device without Bangla letters as soon as Bangla appears on the page, such as in search
 * results or typed text. A page that contains Bangla from the start has a script for this (static/bangla.js).
 */
export function useLateBangla(): void {
  useEffect(() => {
    const stop = () => {
      observer.disconnect();
      document.removeEventListener("input", onInput);
    };
    const bring = () => {
      stop();
      if (lacksBangla()) addLetters();
    };
    const observer = new MutationObserver((changes) => {
      if (changes.some(bringsBangla)) bring();
    });
    const onInput = ({ target }: Event) => {
      if (target && "value" in target && hasBangla(String(target.value))) bring();
    };
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    document.addEventListener("input", onInput);
    return stop;
  }, []);
}

function bringsBangla({ type, target, addedNodes }: MutationRecord): boolean {
  const texts = type === "characterData" ? [target] : [...addedNodes];
  return texts.some(({ textContent }) => hasBangla(textContent ?? ""));
}

function addLetters(): void {
  const font = banglaLetters("Bangla", banglaFont);
  document.fonts.add(font);
  // Chromium may go on showing the first words as boxes; a changed font setting makes it draw them again.
  const drawAnew = () => (document.documentElement.style.fontFeatureSettings = '"kern"');
  // Offline, the boxes stay.
  font.load().then(drawAnew, () => undefined);
}
