import { placedMessage, quote, withExpectation } from "../../model/check/sentence";
import { resultCellError } from "../../model/values/result-cell";
import { commaText } from "../../words/comma-text";
import { withLatinDigits } from "../text/letters";
import { type Table, TableError } from "../tables/read-table";
import { contestMinutes } from "./contest-minutes";
import { pageCell } from "./page-cell";
import type { ReadRow, ReadStandings } from "./read-standings";
import { standingsColumns, type StandingsColumns, type StandingsField } from "./standings-columns";
import { t } from "../../words/t";

export interface TableStandings extends ReadStandings {
  /** The headers of unused columns. */
  readonly unused: readonly string[];
}

/** Above the headers, a spreadsheet may have the title of the contest. */
const LAST_HEADER = 5;
const MOST_NAMED = 20;

/**
 * Standings from a table with headers: rank, name, institution, solved, penalty, points, award, group, members, and a
 * column for each problem.
 *
 * @param areSeconds true if penalties are in seconds
 * @throws TableError that names the unreadable rows and columns
 */
export function standingsInTable({ headers, rows }: Table, areSeconds = false): TableStandings {
  const lines = [{ number: 0, cells: headers }, ...rows];
  for (const [place, { cells }] of lines.slice(0, LAST_HEADER).entries()) {
    const below = lines.slice(place + 1);
    const columns = standingsColumns(
      cells,
      below.map((line) => line.cells),
    );
    if (columns) return readRows(cells, below, columns, areSeconds);
  }
  throw new TableError(
    t("has no column for names among {headers}, expected a line of headers with one such as 'Team' or 'Name'", {
      headers: commaText(headers.map(quote)),
    }),
  );
}

function readRows(
  headers: readonly string[],
  lines: Table["rows"],
  columns: StandingsColumns,
  areSeconds: boolean,
): TableStandings {
  const wrong: string[] = [];
  const rows = lines.map(({ number, cells }): ReadRow => {
    const place = t("row {number}", { number });
    const textIn = (field: StandingsField) => {
      const [own = -1, ...others] = columns.fields.get(field) ?? [];
      return (
        cells[own] ||
        (others
          .map((column) => cells[column] ?? "")
          .filter((cell) => cell !== "")
          .at(-1) ??
          "")
      );
    };
    const say = (column: number | undefined, message: string) =>
      wrong.push(placedMessage(place, column === undefined ? "" : headers[column], message));
    const read = <Value>(field: StandingsField, parse: (text: string) => Value | undefined, expectation: string) => {
      const text = withLatinDigits(textIn(field));
      if (/^[-–—.]*$/.test(text)) return undefined;
      const value = parse(text);
      if (value === undefined)
        say(columns.fields.get(field)?.[0], withExpectation(t("is {value}", { value: quote(text) }), expectation));
      return value;
    };
    const [name, team] = [textIn("name"), textIn("team")];
    if (name === "" && team === "") say(columns.fields.get("name")?.[0], t("is empty, expected a name"));
    const groups = namesIn(textIn("group"));
    const members = namesIn(textIn("people"));
    const values = {
      rank: read("rank", rankIn, t("expected a rank such as 3")),
      unofficial: isYes(textIn("unofficial")) || undefined,
      solved: read("solved", wholeNumber, t("expected a whole number")),
      penalty: read(
        "penalty",
        (text) => contestMinutes(wholeNumber(text) ?? text, areSeconds),
        t("expected minutes such as 340, or a time such as 5:40:00"),
      ),
      points: read("points", pointsIn, t("expected a number such as 87.5")),
    };
    const texts = { institution: textIn("institution"), award: textIn("award"), note: textIn("note") };
    const problemCells = columns.problems.map(({ column }) => {
      const text = withLatinDigits(cells[column] ?? "");
      const cell = pageCell(text);
      if (cell === undefined) say(column, resultCellError(text) ?? "");
      return cell ?? "";
    });
    return {
      place,
      name,
      ...(team !== "" && { team }),
      ...present(values),
      ...present(texts),
      ...(groups.length > 0 && { groups }),
      ...(members.length > 0 && { members }),
      ...(columns.problems.length > 0 && { cells: problemCells }),
    };
  });
  if (rows.length === 0) throw new TableError(t("has no rows below its headers"));
  if (wrong.length > 0) throw new TableError(firstOf(wrong).join("\n"));
  return { problems: columns.problems.map(({ problem }) => problem), rows, unused: columns.unused };
}

function firstOf(wrong: readonly string[]): readonly string[] {
  const count = wrong.length - MOST_NAMED;
  return count > 0 ? [...wrong.slice(0, MOST_NAMED), t("… and {count} more errors", { count })] : wrong;
}

function present<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(entries) as Partial<Values>;
}

function namesIn(text: string): string[] {
  return text.split(/[;,،]/).flatMap((name) => name.trim() || []);
}

function isYes(text: string): boolean {
  return /^(?:yes|y|true|1|x|✓|হ্যাঁ|sí|si|sim|نعم)$/i.test(text);
}

function rankIn(text: string): number | undefined {
  const found = /^[=T]?\s*(\d+)(?:\.|st|nd|rd|th|º|ª|°)?$/i.exec(text)?.[1];
  return found === undefined || Number(found) < 1 ? undefined : Number(found);
}

/** `1,234`, `1.234` and `1 234` are the same. */
function wholeNumber(text: string): number | undefined {
  if (/^\d{1,3}(?:[., ’']\d{3})+$/.test(text)) return Number(text.replace(/\D/g, ""));
  const found = /^(\d+)(?:[.,]0+)?$/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Points may have a decimal comma; if there are two separators, the last one is decimal. */
function pointsIn(text: string): number | undefined {
  const plain = /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,\d+)$/.test(text)
    ? text.replaceAll(".", "").replace(",", ".")
    : text.replace(/^(\d{1,3})((?:,\d{3})+)(?=\.\d)/, (all) => all.replaceAll(",", ""));
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
