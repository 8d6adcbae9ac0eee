import banglaFont from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2";
import { useEffect } from "react";
import { hasBangla } from "../domain/language/language-of";

/** True if the device draws the same box for every letter, as static/bangla.js finds out. */
export function lacksBangla(): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  return pen?.measureText("ক").width === pen?.measureText("ি").width;
}

/**
 * The letters of the site under the name of a font, only for Bangla: the range is that of base.css. They are used however late
 * they come, where those of base.css are not.
 */
export function banglaLetters(family: string, address: string): FontFace {
  const unicodeRange = "U+0951-0952, U+0964-0965, U+0980-09FF";
  return new FontFace(family, `url(${address})`, { display: "swap", unicodeRange });
}

/**
 * Gives a device that knows no Bangla the letters of the site as soon as words in Bangla come to the page, such as those
 * of search results or what is typed. A page that has some from the start brings a script of its own (static/bangla.js).
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
  // Chromium may keep the first words as boxes; a changed setting of the font makes it draw them again.
  const drawAnew = () => (document.documentElement.style.fontFeatureSettings = '"kern"');
  // Offline, the boxes stay.
  font.load().then(drawAnew, () => undefined);
}
