import { readFileSync } from "node:fs";

/** Includes the font in the booklet, since the computer that prints it may have no Bangla letters. About 120 KB. */
export function banglaFont(): string {
  return [400, 700].map(face).join("\n");
}

function face(weight: number): string {
  const file = `node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-${weight}-normal.woff2`;
  return `@font-face {
  font-family: "Noto Sans Bengali";
  font-weight: ${weight};
  src: url("data:font/woff2;base64,${readFileSync(file, "base64")}") format("woff2");
  unicode-range: U+0951-0952, U+0964-0965, U+0980-09FF;
}`;
}
