import { CsvError, parse } from "csv-parse/sync";
import { withoutInvisible } from "../../model/values/invisible";
import { t } from "../../words/t";

interface TableRow {
  /** As a spreadsheet counts: the headers are row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

/** A table that can't be read; the message is a sentence without its subject, the file. */
export class TableError extends Error {}

/** In characters: far more than any list of a club. */
const LARGEST = 2_000_000;

const howToSave = t(
  "In Excel, choose 'Save As' and 'CSV UTF-8'; in Google Sheets, 'Download' and 'Comma-separated values'.",
);

/**
 * Reads the bytes of a CSV file, as Google Sheets and Excel save it.
 *
 * @param keepsLines true: cells below the headers may have several lines
 * @throws TableError if they are not a table in UTF-8 or UTF-16, or a larger one than any club has
 */
export function readTable(bytes: Uint8Array, keepsLines = false): Table {
  return tableIn(decodedText(bytes), keepsLines);
}

/**
 * Reads the text of a CSV file, or rows that were copied from a spreadsheet.
 *
 * @param keepsLines true: cells below the headers may have several lines
 * @throws TableError if it is not a table, or a larger one than any club has
 */
export function tableIn(text: string, keepsLines = false): Table {
  if (text.length > LARGEST)
    throw new TableError(
      t("is {size} MB, expected at most {most} MB", {
        size: Math.ceil(text.length / 1_000_000),
        most: LARGEST / 1_000_000,
      }),
    );
  const [header, ...rows] = recordsIn(text)
    .map((record, index) => ({
      number: index + 1,
      cells: record.map(keepsLines && index > 0 ? visibleLines : visibleText),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (!header) throw new TableError(t("is empty, expected a line of headers and other lines below it"));
  return { headers: header.cells, rows };
}

/** @throws TableError if a file is not in UTF-8 or UTF-16, such as a workbook */
export function decodedText(bytes: Uint8Array): string {
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isWorkbook) throw new TableError(t("is an Excel workbook, expected a CSV file. {howToSave}", { howToSave }));
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new TableError(t("is not in UTF-8, expected a CSV file. {howToSave}", { howToSave }));
  }
}

function recordsIn(text: string): string[][] {
  try {
    // Excel reads the separator in such a line, and doesn't count it as a row.
    const [line = "", declared] = /^\ufeff?sep=(.)\r?\n?/i.exec(text) ?? [];
    const rows = text.slice(line.length);
    return parse(rows, { delimiter: declared ?? separatorOf(rows), relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableError(t("can't be read ({reason})", { reason: error.message }));
  }
}

function separatorOf(text: string): string {
  const [header = ""] = text.replace(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const count = (separator: string) => header.split(separator).length;
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0] ?? ",";
}

/** A cell without what can't be seen, and with usual spaces: copying from web pages and chats brings others along. */
export function visibleText(cell: string): string {
  return withoutInvisible(cell.replace(/[\s\p{Zs}]+/gu, " ")).trim();
}

function visibleLines(cell: string): string {
  const lines = cell.replaceAll("\t", "    ").split(/\r\n?|\n/);
  return lines
    .map((line) => withoutInvisible(line.replace(/\p{Zs}/gu, " ")).trimEnd())
    .join("\n")
    .trim();
}
