import { readFileSync, statSync } from "node:fs";
import { isUtf8 } from "node:buffer";
import { expectedInstead } from "../../src/model/check/sentence";
import { fileErrorMessage } from "../../src/content/read/file-error-message";
import { t } from "../../src/words/t";

/** Far more than any club's list of members needs. */
export const tableLimits = {
  /** In bytes. */
  file: 10_000_000,
  rows: 20_000,
  columns: 200,
  /** In characters, with room for what someone writes about themselves. */
  cell: 10_000,
  /** In characters, all its cells together. */
  row: 400_000,
} as const;

/** A list of members that can't be read; the message is a sentence without its subject, the file. */
export class TableError extends Error {}

/** Puts the name of the file before what is wrong with its table. */
export function namingFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TableError
      ? new Error(t("{file}: {message}.", { file, message: error.message.replace(/[.।]$/u, "") }))
      : error;
  }
}

const LINE_END = 0x0a;

/**
 * Refuses a file that is larger than any list of members, before it is parsed.
 *
 * @throws TableError with a sentence without its subject, the file
 */
export function checkTableSize(file: string): void {
  const stats = reading(() => statSync(file, { throwIfNoEntry: false }));
  if (!stats?.isFile())
    throw new TableError(expectedInstead(stats ? t("is not a file") : t("does not exist"), t("a CSV file")));
  if (stats.size > tableLimits.file) throw tooLarge(t("{count} MB", { count: Math.ceil(stats.size / 1_000_000) }));
  const rows = countLineEnds(reading(() => readFileSync(file))) - 1;
  if (rows > tableLimits.rows) throw tooLarge(t("{count, plural, one {# row} other {# rows}}", { count: rows }));
}

/** @throws TableError that says why the system does not let the file be read */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new TableError(fileErrorMessage("read", error), { cause: error });
  }
}

function tooLarge(size: string): TableError {
  return new TableError(
    t("has {size}, expected at most {rows, number} rows and {megabytes} MB for a list of members", {
      size,
      rows: tableLimits.rows,
      megabytes: tableLimits.file / 1_000_000,
    }),
  );
}

function countLineEnds(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

/** The encodings that spreadsheets write, by the names that browsers know. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const howToSave = t(
  "In Excel, choose 'Save As' and 'CSV UTF-8'; in Google Sheets, 'Download' and 'Comma-separated values'.",
);

/**
 * The text of a CSV file, in whichever encoding a spreadsheet has saved it.
 *
 * @throws TableError for bytes that are not the text of a spreadsheet
 */
export function decodeTable(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new TableError(t("is an Excel workbook, expected a CSV file. {howToSave}", { howToSave }));
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  if (/\0/.test(text))
    throw new TableError(t("contains bytes that are not text, expected a CSV file. {howToSave}", { howToSave }));
  return { text, encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  // In UTF-16 without a mark, every other byte of the header's Latin letters is 0.
  const [even, odd] = [0, 1].map(
    (start) => bytes.subarray(0, 200).filter((byte, at) => at % 2 === start && byte === 0).length,
  );
  if (odd !== undefined && even !== undefined && Math.max(odd, even) > 2) return odd > even ? "utf-16le" : "utf-16be";
  return isUtf8(bytes) || looksLikeUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** Letters of several bytes, as only UTF-8 has them: if there are any, the rest is damaged rather than another encoding. */
function looksLikeUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes);
  const damaged = text.split("�").length - 1;
  const sound = text.match(/[^\p{ASCII}�]/gu)?.length ?? 0;
  return sound > damaged;
}

/** The signs of Windows-1252 where Latin-1 has control characters. Node's own decoder gives the latter. */
const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function decode(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === "windows-1252")
    return Buffer.from(bytes)
      .toString("latin1")
      .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const lenient = new TextDecoder(encoding).decode(bytes);
    const line = lenient.slice(0, lenient.indexOf("�")).split(/\r\n|\r|\n/).length;
    throw new TableError(
      t("line {line}: contains bytes that are not valid {encoding}, expected undamaged text. {howToSave}", {
        line,
        encoding: encoding.toUpperCase(),
        howToSave,
      }),
    );
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
