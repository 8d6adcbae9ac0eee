import qrcode from "qrcode-generator";
import type { PosterCode } from "../../domain/picture-source";

/** In modules: the quiet zone around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The QR code of a text.
 *
 * @param text only ASCII, such as an encoded address; at most 2,331 characters
 * @throws Error if the text is too long for a code
 */
export function posterCode(text: string): PosterCode {
  const code = qrcode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => rowPath(row, count, (column) => code.isDark(row, column)));
  return { size: count + 2 * QUIET_ZONE, path: rows.join("") };
}

/** A path through the dark modules of a row, which joins neighbours and skips the light ones. */
function rowPath(row: number, count: number, isDark: (column: number) => boolean): string {
  let path = "";
  let end = 0;
  for (let column = 0; column < count; column += 1) {
    if (!isDark(column)) continue;
    path += path === "" ? `M${column + QUIET_ZONE} ${row + QUIET_ZONE}.5` : `m${column - end} 0`;
    const start = column;
    while (column + 1 < count && isDark(column + 1)) column += 1;
    end = column + 1;
    path += `h${end - start}`;
  }
  return path;
}
