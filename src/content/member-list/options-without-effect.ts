import type { AssignedRow } from "./assign-rows";
import type { Decisions, ImportOptions } from "./import-plan";
import type { Column } from "./match-columns";
import { memberFields } from "./member-values";

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

/** What becomes of each row, to be compared. */
function outcomes(rows: readonly AssignedRow[]): ReadonlyMap<number, string> {
  return new Map(
    rows.map(({ row, member, doubts, setAside }) => [row.number, JSON.stringify([member?.id, doubts, setAside])]),
  );
}
