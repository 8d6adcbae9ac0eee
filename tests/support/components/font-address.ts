/** Stands in for a font: its address. */
export default "/static/font.woff2";
