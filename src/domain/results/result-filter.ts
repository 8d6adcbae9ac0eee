import { parametersOf, queryOf } from "../addresses/own-parameters";
import { routes } from "../routes";
import { isSameWord } from "../text/same-word";

/** Which results a reader wants to see; undefined: all. */
export interface ResultFilter {
  readonly kind?: string | undefined;
  readonly year?: string | undefined;
}

/** Which rows of a result a reader wants to see; undefined: all. */
export interface RowFilter {
  readonly group?: string | undefined;
  /** Only those of the club. */
  readonly own?: string | undefined;
}

/** The choice of rounds on Codeforces, which are not items and have no kind. */
export const ROUNDS = "rounds";

/** Reads the filter in an address's query, such as `?kind=icpc&year=2026`. */
export function resultFilterIn(search: string): ResultFilter {
  const parameters = parametersOf(search);
  return { kind: parameters.get("kind") || undefined, year: parameters.get("year") || undefined };
}

export function filteredResults({ kind, year }: ResultFilter): string {
  return routes.list("results") + queryOf({ kind, year });
}

export function matchesResultFilter(
  result: { readonly kind: string | null; readonly date: string },
  { kind, year }: ResultFilter,
): boolean {
  return (kind === undefined || result.kind === kind) && (year === undefined || result.date.startsWith(`${year}-`));
}

/** Reads the filter of rows in an address's query, such as `?group=Dhaka&own=1`. */
export function rowFilterIn(search: string): RowFilter {
  const parameters = parametersOf(search);
  return { group: parameters.get("group") || undefined, own: parameters.get("own") || undefined };
}

export function filteredRows(path: string, { group, own }: RowFilter): string {
  return path + queryOf({ group, own });
}

export function matchesRowFilter(
  row: { readonly group: string | null; readonly isOwn: boolean },
  { group, own }: RowFilter,
): boolean {
  return (group === undefined || isSameWord(row.group ?? "", group)) && (own === undefined || row.isOwn);
}
