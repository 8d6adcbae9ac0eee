import { inflateSync } from "node:zlib";

/**
 * The characters that a font can draw, as its table says (OpenType, `cmap`, format 4: all characters of 16 bits).
 *
 * @param font a file in the format WOFF 1.0
 */
export function charactersOf(font: Buffer): ReadonlySet<string> {
  const cmap = tableOf(font, "cmap");
  const characters = new Set<string>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + 8 * record));
    if (subtable.readUInt16BE(0) === 4) for (const code of codesOf(subtable)) characters.add(String.fromCharCode(code));
  }
  return characters;
}

/** A table of the font; most are compressed. */
function tableOf(font: Buffer, name: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(12); index += 1) {
    const entry = font.subarray(44 + 20 * index);
    if (entry.toString("latin1", 0, 4) !== name) continue;
    const [offset, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8)];
    const table = font.subarray(offset, offset + length);
    return length === entry.readUInt32BE(12) ? table : inflateSync(table);
  }
  throw new Error(`The font has no table ${name}`);
}

/** The codes of a subtable that have a glyph. It holds four lists of one number for each segment of codes. */
function* codesOf(subtable: Buffer): Generator<number> {
  const size = subtable.readUInt16BE(6);
  const [ends, starts] = [14, 16 + size];
  for (let at = 0; at < size; at += 2) {
    const [first, last] = [subtable.readUInt16BE(starts + at), subtable.readUInt16BE(ends + at)];
    const shift = subtable.readUInt16BE(starts + size + at);
    const offsetAt = starts + 2 * size + at;
    const offset = subtable.readUInt16BE(offsetAt);
    for (let code = first; code <= last; code += 1) {
      const listed = offset === 0 ? code : subtable.readUInt16BE(offsetAt + offset + 2 * (code - first));
      // Glyph 0 is the box for what is missing, and 0 in the list means just that.
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + shift) % 0x1_0000;
      if (glyph !== 0) yield code;
    }
  }
}
