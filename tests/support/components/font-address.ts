/** Replaces a font with its address. */
export default "/static/font.woff2";
