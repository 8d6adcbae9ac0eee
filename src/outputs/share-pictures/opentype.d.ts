/** satori reads fonts with this package, which brings no types. */
declare module "@shuding/opentype.js" {
  interface ReadFont {
    /** 0: the font can't draw it */
    charToGlyphIndex(character: string): number;
  }

  /** @param font TTF, OTF or WOFF 1.0 */
  export function parse(font: ArrayBuffer): ReadFont;
}
