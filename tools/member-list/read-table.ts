import { CsvError, parse } from "csv-parse/sync";
import { propertyOf } from "../../src/domain/shape";
import { placedMessage, quote } from "../../src/model/check/sentence";
import { withoutInvisible } from "../../src/model/values/invisible";
import { TableError, tableLimits } from "./table-file";
import { t } from "../../src/words/t";

/** A row of a CSV file. */
export interface TableRow {
  /** As a spreadsheet counts: the headers are row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  readonly separator: string;
}

const separators = [",", ";", "\t"] as const;

/**
 * Parses a CSV text.
 *
 * @throws TableError if the text is not a table, or larger than any club needs
 */
export function readTable(source: string): Table {
  const [, declared, text = ""] = /^\uFEFF?(?:sep=(.)\r?\n)?([^]*)$/.exec(source) ?? [];
  const separator = separators.find((each) => each === declared) ?? likelySeparator(text);
  refuseLongLines(text);
  const records = parsed(text, separator);
  refuseLongCells(records);
  const [header, ...rows] = records
    .map((record, index) => ({ cells: record.map(visibleText), number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (!header) throw new TableError(t("is empty, expected a line of headers and a line for each member"));
  if (rows.length > tableLimits.rows)
    throw new TableError(
      t("has {count} rows, expected at most {most} for a list of members", {
        count: rows.length,
        most: tableLimits.rows,
      }),
    );
  if (header.cells.length > tableLimits.columns)
    throw new TableError(
      t("has {count} columns, expected at most {most}", { count: header.cells.length, most: tableLimits.columns }),
    );
  return { headers: header.cells, rows, separator };
}

/** The parser would take its time for millions of cells or a cell of megabytes. */
function refuseLongLines(text: string): void {
  const lineEnd = /\r\n|\r|\n|$/g;
  let line = 1;
  for (let start = 0; start < text.length; start = lineEnd.lastIndex, line += 1) {
    lineEnd.lastIndex = start;
    const end = lineEnd.exec(text)?.index ?? text.length;
    if (end - start > tableLimits.row) throw new TableError(tooLong(t("line {line}", { line })));
    if (end === text.length) return;
  }
}

function tooLong(place: string): string {
  const most = tableLimits.row;
  return placedMessage(place, t("has more than {most} characters, expected at most {most}", { most }));
}

/** Whatever reads a cell may take longer than its length, so nothing does before this. */
function refuseLongCells(records: readonly (readonly string[])[]): void {
  for (const [row, record] of records.entries()) {
    const column = record.findIndex((cell) => cell.length > tableLimits.cell);
    if (column === -1) continue;
    const header = row === 0 ? undefined : records[0]?.[column];
    const place = header && header.length <= tableLimits.cell ? quote(visibleText(header)) : String(column + 1);
    throw new TableError(
      placedMessage(
        t("row {row}, column {column}", { row: row + 1, column: place }),
        t("has {count} characters, expected at most {most}", {
          count: record[column]?.length ?? 0,
          most: tableLimits.cell,
        }),
      ),
    );
  }
}

/** A cell without what can't be seen, and with usual spaces: copying from web pages and chats brings others along. */
function visibleText(cell: string): string {
  if (/^[\x21-\x7E]*$/.test(cell)) return cell;
  const lines = cell.replace(/\p{Zs}/gu, " ").split(/([\t\r\n])/);
  return lines
    .map((part, index) => (index % 2 === 0 ? withoutInvisible(part) : part))
    .join("")
    .trim();
}

/** The separator that is most frequent in the first line, outside of quotes. */
function likelySeparator(text: string): string {
  const header =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"/g, "")
      .split(/\r\n|\r|\n/, 1)[0] ?? "";
  const count = (separator: string) => header.split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

function parsed(text: string, separator: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: separator,
      max_record_size: tableLimits.row,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === "CSV_MAX_RECORD_SIZE") {
      const message = tooLong(t("row {number}", { number: Number(propertyOf(error, "records")) + 1 }));
      throw new TableError(t("{message}. Is a quote never closed?", { message }));
    }
    if (error.code === "CSV_QUOTE_NOT_CLOSED")
      throw new TableError(t("has a quote that is never closed, expected another {sign} after it", { sign: `'"'` }));
    throw new TableError(
      t("can't be read ({reason}), expected cells with {separator} between them", {
        reason: error.message,
        separator: `'${separator}'`,
      }),
    );
  }
}
