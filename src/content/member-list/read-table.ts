import { CsvError, parse } from "csv-parse/sync";
import { TableError } from "./table-error";
import { tableLimits } from "./table-limits";

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
  const [header, ...rows] = parsed(text, separator)
    .map((record, index) => ({ cells: record.map((cell) => cell.trim()), number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (!header) throw new TableError("is empty, expected a line of headers and a line for each member");
  if (rows.length > tableLimits.rows)
    throw new TableError(`has ${rows.length} rows, expected at most ${tableLimits.rows} for a list of members`);
  if (header.cells.length > tableLimits.columns)
    throw new TableError(`has ${header.cells.length} columns, expected at most ${tableLimits.columns}`);
  return { headers: header.cells, rows, separator };
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
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === "CSV_QUOTE_NOT_CLOSED")
      throw new TableError("has a quote that is never closed, expected another '\"' after it");
    throw new TableError(`can't be read (${error.message}), expected cells with '${separator}' between them`);
  }
}
