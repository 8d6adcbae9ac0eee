import type { ContentChange } from "../../src/content/content-changes";
import { itemsOf, type ContentItem, type Content } from "../../src/content/content";
import { quote } from "../../src/model/check/sentence";
import { member } from "../../src/model/kinds/member";
import type { Table } from "./read-table";
import { TableError } from "./table-file";
import type { AssignedRow } from "./assign-rows";
import type { Column } from "./match-columns";
import { memberFields } from "./member-values";
import { t } from "../../src/words/t";

/**
 * The fate of a row in an import. Only new and changed ones are written; a row is left out if another one was chosen
 * instead.
 */
export type RowKind = "new" | "changed" | "unchanged" | "left out" | "doubtful" | "wrong";

export interface PlannedRow {
  /** As a spreadsheet counts: the headers are row 1. */
  readonly number: number;
  readonly name: string;
  readonly kind: RowKind;
  /** The member that it is about; undefined if there is none yet. */
  readonly id: number | undefined;
  /** The changes, the doubts, or the findings of the content check, one sentence each. */
  readonly notes: readonly string[];
}

/** The decisions of the person who imports about rows in doubt, by their numbers. */
export interface Decisions {
  /** Those that are new members. */
  readonly asNew: ReadonlySet<number>;
  /** Those that are existing members, whose ids they lead to. */
  readonly same: ReadonlyMap<number, number>;
}

export interface ImportOptions extends Decisions {
  /** Fields of new members that the file does not have. */
  readonly defaults: ReadonlyMap<string, string>;
  /** True if members who are not in the file are removed. */
  readonly deleteMissing: boolean;
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  /** Members of the content who are not in the file. */
  readonly missing: readonly ContentItem[];
  readonly changes: readonly ContentChange[];
  /** Options that change nothing, as the command line has them. */
  readonly withoutEffect: readonly string[];
}

/** @throws TableError if decisions contradict each other, or are about a row or a member that does not exist */
export function checkDecisions(content: Content, { rows }: Table, { asNew, same }: Decisions): void {
  const numbers = new Set(rows.map(({ number }) => number));
  for (const number of [...asNew, ...same.keys()])
    if (!numbers.has(number))
      throw new TableError(t("has no row {number}, expected the number of a row with a member", { number }));
  const ids = new Set(itemsOf(content, member).map(({ fields }) => Number(fields.id)));
  const rowOf = new Map<number, number>();
  for (const [number, id] of same) {
    if (!ids.has(id))
      throw new TableError(t("row {number}: no member has the id {id}", { number, id: quote(String(id)) }));
    if (asNew.has(number))
      throw new TableError(t("row {number}: is in --new and in --same, expected one of them", { number }));
    const other = rowOf.get(id);
    if (other !== undefined)
      throw new TableError(
        t("rows {other} and {number}: are both member {id} in --same, expected one of them", { other, number, id }),
      );
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
