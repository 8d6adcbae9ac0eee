import { result } from "../../model/kinds/result";
import { fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";
import { parseResultCell } from "../../model/values/result-cell";
import { withLatinDigits } from "../text/letters";
import { headerKey } from "../tables/header-key";
import { fieldsByHeader } from "../tables/named-columns";
import { pageCell } from "./page-cell";
import type { ReadProblem } from "./read-standings";

const valueFields = [
  "rank",
  "name",
  "people",
  "institution",
  "group",
  "unofficial",
  "solved",
  "penalty",
  "points",
  "award",
  "note",
] as const;

/** What a column of standings contains: a field of a row, the id of the team in other files, or something else. */
export type StandingsField = (typeof valueFields)[number] | "team";

export interface StandingsColumns {
  /** The indexes of the columns of each field; several if one header spans them. */
  readonly fields: ReadonlyMap<StandingsField, readonly number[]>;
  readonly problems: readonly { readonly problem: ReadProblem; readonly column: number }[];
  readonly unused: readonly string[];
}

/** Other names of the fields, besides those in the model. `score` may mean two fields. */
const otherNames: Readonly<Record<StandingsField | "score", readonly string[]>> = {
  rank: [
    "rk",
    "place",
    "pos",
    "position",
    "standing",
    "no",
    "sl",
    "sl no",
    "স্থান",
    "puesto",
    "lugar",
    "posição",
    "المركز",
  ],
  name: [
    "team",
    "team name",
    "full name",
    "participant name",
    "teamname",
    "participant",
    "contestant",
    "who",
    "party",
    "দল",
    "দলের নাম",
    "equipo",
    "equipe",
    "الفريق",
  ],
  people: ["members", "team members", "contestants", "participants", "handle", "handles", "user", "username", "সদস্য"],
  institution: ["institute", "university", "college", "school", "affiliation", "organization", "organisation"],
  group: ["category", "site", "region", "division"],
  unofficial: ["guest", "out of competition"],
  solved: ["slv", "slv.", "problems solved", "problemssolved", "accepted", "ac"],
  penalty: ["time", "total time", "totaltime", "penalty time", "pen"],
  points: ["pts", "total points"],
  award: ["medal", "medalcitation", "prize", "honors", "honours"],
  note: ["notes", "remark", "remarks", "comment", "citation"],
  team: ["teamid", "team id", "id"],
  score: ["score", "total", "total score"],
};

const signs: Readonly<Record<string, StandingsField>> = { "#": "rank", "№": "rank", "=": "solved" };

/** A header such as `A`, `P1`, `Problem B`, `C (23/40)` or `D. Watermelon`. */
const problemHeader = /^(?:[Pp]roblem )?(?<label>[A-Za-z]\d{0,2}|[A-Z]{2}|P?\d{1,2})(?:\s*[-–.:)( ]\s*(?<rest>.*))?$/;

/**
 * Finds out what each column of standings contains, by its header, or for a problem with a title as its header, by its
 * cells. Undefined if no column has names: then these are not headers.
 */
export function standingsColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): StandingsColumns | undefined {
  const byHeader = fieldNames();
  const named = headers.map((header) => signs[header] ?? byHeader.get(headerKey(header)));
  const problems = headers.flatMap((header, column) => {
    const problem =
      named[column] === undefined && header !== "" ? problemOf(header, columnOf(rows, column)) : undefined;
    return problem === undefined ? [] : [{ problem, column }];
  });
  const fields = new Map<StandingsField, readonly number[]>();
  for (const [column, name] of named.entries()) {
    const span = [column, ...emptyAfter(headers, column)];
    const field = name === "score" ? scoreField(named, columnOf(rows, column), problems.length, span.length) : name;
    if (field === undefined || fields.has(field)) continue;
    fields.set(field, span);
    // DOMjudge has one header for both.
    if (field === "solved" && span.length > 1 && !named.includes("penalty")) fields.set("penalty", span.slice(1));
  }
  const [people] = fields.get("people") ?? [];
  if (people !== undefined && !fields.has("name")) fields.set("name", [people]);
  if (!fields.has("name") && !fields.has("team")) return undefined;
  const used = new Set([...[...fields.values()].flat(), ...problems.map(({ column }) => column)]);
  return { fields, problems, unused: headers.filter((header, column) => header !== "" && !used.has(column)) };
}

function fieldNames(): ReadonlyMap<string, StandingsField | "score"> {
  const rows = fieldsOf(result.schema).find(({ name }) => name === "rows");
  const schema = rows && groupSchemaOf(rows);
  const ofModel = fieldsByHeader(schema ? fieldsOf(schema) : []);
  const isOfColumn = (name: string): name is StandingsField => valueFields.some((field) => field === name);
  return new Map<string, StandingsField | "score">([
    ...Object.entries(otherNames).flatMap(([field, names]) =>
      names.map((name) => [headerKey(name), field as StandingsField | "score"] as const),
    ),
    ...[...ofModel].flatMap(([key, name]) => (isOfColumn(name) ? [[key, name] as const] : [])),
  ]);
}

function columnOf(rows: readonly (readonly string[])[], column: number): readonly string[] {
  return rows.map((cells) => withLatinDigits(cells[column] ?? "")).filter((cell) => cell !== "");
}

function problemOf(header: string, cells: readonly string[]): ReadProblem | undefined {
  const { label, rest = "" } = problemHeader.exec(header)?.groups ?? {};
  const title = /^[\d\s/()%]*$/.test(rest) ? "" : rest.replace(/\)$/, "");
  if (label !== undefined) return { label, ...(title !== "" && { title }) };
  // A number could be anything, such as a rating.
  const isSure = (cell: string) => ["solved", "tried", "pending"].includes(parseResultCell(cell)?.state ?? "");
  const read = cells.map((cell) => pageCell(cell) ?? "?");
  return read.some(isSure) && read.every((cell) => cell !== "?") ? { label: header } : undefined;
}

/** A header over several columns is followed by empty ones. */
function emptyAfter(headers: readonly string[], column: number): number[] {
  const rest = headers.slice(column + 1);
  const end = rest.findIndex((header) => header !== "");
  return rest.slice(0, end < 0 ? 0 : end).map((_, index) => column + 1 + index);
}

/** For vjudge and DOMjudge, the score is the number of solved problems. */
function scoreField(
  named: readonly (string | undefined)[],
  values: readonly string[],
  problemCount: number,
  span: number,
): StandingsField {
  const isCount = values.every((value) => /^\d+$/.test(value) && Number(value) <= problemCount);
  return !named.includes("solved") && isCount && (named.includes("penalty") || span > 1) ? "solved" : "points";
}
