import { readFileSync, statSync } from "node:fs";
import { fileErrorMessage } from "../read/file-error-message";

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

const LINE_END = 0x0a;

/**
 * Refuses a file that is larger than any list of members, before it is parsed.
 *
 * @throws TableError with a sentence without its subject, the file
 */
export function checkTableSize(file: string): void {
  const stats = reading(() => statSync(file, { throwIfNoEntry: false }));
  if (!stats?.isFile()) throw new TableError(`${stats ? "is not a file" : "does not exist"}, expected a CSV file`);
  if (stats.size > tableLimits.file) throw tooLarge(`${Math.ceil(stats.size / 1_000_000)} MB`);
  const rows = countLineEnds(reading(() => readFileSync(file))) - 1;
  if (rows > tableLimits.rows) throw tooLarge(`${rows.toLocaleString("en")} rows`);
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
  const most = `${tableLimits.rows.toLocaleString("en")} rows and ${tableLimits.file / 1_000_000} MB`;
  return new TableError(`has ${size}, expected at most ${most} for a list of members`);
}

function countLineEnds(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}
