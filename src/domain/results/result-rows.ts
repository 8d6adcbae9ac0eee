import type { JsonObject } from "../../model/schema/json-object";
import { nameKey } from "../people/leader-roles";
import { hasFields, isText, propertyOf } from "../shape";
import { isSameWord } from "../text/same-word";
import type { ReadRow, ReadStandings } from "./read-standings";

/** Someone with a profile on the site. */
export interface Profile {
  readonly name: string;
  /** The path of their page. */
  readonly profile: string;
}

/** A row as the file of a result has it, its fields in the order of the model. */
export function resultRow(row: ReadRow, people: readonly Profile[]): JsonObject {
  const { rank, name, institution, groups = [], unofficial, solved, penalty, points, award, cells, note } = row;
  const [group] = groups;
  const fields = { rank, name, people, institution, group, unofficial, solved, penalty, points, award, cells, note };
  const isSaid = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)));
}

/** The people of rows by the keys of their names: someone has written them by hand, since few files tell who is in a team. */
export function peopleByName(rows: unknown): ReadonlyMap<string, readonly Profile[]> {
  return new Map(
    listOf(rows).map((row) => [nameKey(textOf(row, "name")), listOf(propertyOf(row, "people")).filter(isProfile)]),
  );
}

/** What the form of a result says of its standings. */
export interface EnteredStandings {
  readonly problems: readonly unknown[];
  readonly rows: readonly unknown[];
}

/**
 * Standings with rows from a table instead of their own, or after them. Problems keep their titles and links, and rows
 * with the same names keep their people.
 */
export function withReadRows(
  entered: EnteredStandings,
  { problems, rows }: ReadStandings,
  place: "instead" | "behind",
): EnteredStandings {
  const read: readonly unknown[] = problems.map(
    (problem) => entered.problems.find((each) => isSameWord(labelOf(each), problem.label)) ?? problem,
  );
  const added = read.filter((problem) => !entered.problems.includes(problem));
  const all = place === "behind" || problems.length === 0 ? [...entered.problems, ...added] : read;
  const people = peopleByName(entered.rows);
  const inOrder = (cells: readonly string[]) => all.map((problem) => cells[read.indexOf(problem)] ?? "");
  const made = rows.map((row) => {
    const cells = row.cells && { cells: inOrder(row.cells) };
    return resultRow({ ...row, ...cells }, people.get(nameKey(row.name)) ?? []);
  });
  return { problems: all, rows: place === "behind" ? [...entered.rows, ...made] : made };
}

/** A problem that is only a text is its label. */
function labelOf(problem: unknown): string {
  return isText(problem) ? problem : textOf(problem, "label");
}

function textOf(value: unknown, field: string): string {
  const text = propertyOf(value, field);
  return isText(text) ? text : "";
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isProfile(value: unknown): value is Profile {
  return hasFields(value, { name: isText, profile: isText });
}
