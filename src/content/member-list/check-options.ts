import { quote } from "../../model/check/sentence";
import { member } from "../../model/member";
import { itemsOf, type Content } from "../content";
import type { Decisions, ImportOptions } from "./import-plan";
import type { Table } from "./read-table";
import { TableError } from "./table-limits";
import type { AssignedRow } from "./assign-rows";
import type { Column } from "./match-columns";
import { memberFields } from "./member-values";

/** @throws TableError if decisions contradict each other, or are about a row or a member that does not exist */
export function checkDecisions(content: Content, { rows }: Table, { asNew, same }: Decisions): void {
  const numbers = new Set(rows.map(({ number }) => number));
  for (const number of [...asNew, ...same.keys()])
    if (!numbers.has(number)) throw new TableError(`has no row ${number}, expected the number of a row with a member`);
  const ids = new Set(itemsOf(content, member).map(({ fields }) => Number(fields.id)));
  const rowOf = new Map<number, number>();
  for (const [number, id] of same) {
    if (!ids.has(id)) throw new TableError(`row ${number}: no member has the id ${quote(String(id))}`);
    if (asNew.has(number)) throw new TableError(`row ${number}: is in --new and in --same, expected one of them`);
    const other = rowOf.get(id);
    if (other !== undefined)
      throw new TableError(`rows ${other} and ${number}: are both member ${id} in --same, expected one of them`);
    rowOf.set(id, number);
  }
}

/**
 * The options of an import that change nothing about its rows, as the command line has them.
 *
 * @param assign the rows as they are with other decisions
 */
export function optionsWithoutEffect(
  { defaults, asNew, same }: ImportOptions,
  columns: readonly Column[],
  rows: readonly AssignedRow[],
  assign: (decided: Decisions) => readonly AssignedRow[],
): string[] {
  const isDecided = asNew.size + same.size > 0;
  const before = outcomes(isDecided ? assign({ asNew: new Set(), same: new Map() }) : []);
  const after = outcomes(rows);
  const isIdle = (number: number) => before.get(number) === after.get(number);
  const names = columns.map(({ field }) => field);
  const ofNew = rows.filter(({ member, setAside }) => member === undefined && setAside === undefined);
  const isFilled = (name: string) => ofNew.every(({ row }) => name in memberFields(names, row.cells));
  return [
    ...[...asNew].filter(isIdle).map((number) => `--new ${number}`),
    ...[...same].filter(([number]) => isIdle(number)).map(([number, id]) => `--same ${number}=${id}`),
    ...[...defaults].filter(([name]) => isFilled(name)).map(([name, text]) => `--set ${name}=${text}`),
  ];
}

/** The outcome of each row, to be compared. */
function outcomes(rows: readonly AssignedRow[]): ReadonlyMap<number, string> {
  return new Map(
    rows.map(({ row, member, doubts, setAside }) => [row.number, JSON.stringify([member?.id, doubts, setAside])]),
  );
}
