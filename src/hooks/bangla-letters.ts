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
