import { quote } from "../../model/check/sentence";
import { member } from "../../model/member";
import { itemsOf, type Content } from "../content";
import type { Decisions } from "./import-plan";
import type { Table } from "./read-table";
import { TableError } from "./table-error";

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
