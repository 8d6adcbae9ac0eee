import qrcode from "qrcode-generator";

/** In modules: what a reader needs around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code as SVG, black on white.
 *
 * @param text only ASCII, such as an encoded address; at most 2,331 characters
 * @throws Error if the text is longer than a code can hold
 */
export function qrCode(text: string): string {
  const code = qrcode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const size = count + 2 * QUIET_ZONE;
  const dark = Array.from({ length: count }, (_, row) => rowPath(row, count, (column) => code.isDark(row, column)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join("")}"/></svg>`,
  ].join("");
}

/** The dark modules of a row, neighbours joined. */
function rowPath(row: number, count: number, isDark: (column: number) => boolean): string {
  let path = "";
  for (let column = 0; column < count; column += 1) {
    if (!isDark(column)) continue;
    const start = column;
    while (column + 1 < count && isDark(column + 1)) column += 1;
    const length = column + 1 - start;
    path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`;
  }
  return path;
}
