import { parametersOf } from "../addresses/own-parameters";

/** The part of a list of events or workshops that a reader has chosen; an empty text narrows nothing. */
export interface ActivityView {
  readonly query: string;
  readonly category: string;
  readonly tag: string;
  /** Such as '2026'. */
  readonly year: string;
  readonly view: "list" | "month";
  /** `YYYY-MM`, only of the view by months; empty: the present one. */
  readonly month: string;
}

/** The words that a reader may choose from. */
export interface ActivityOptions {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** The newest first. */
  readonly years: readonly string[];
}

/** Longer queries find nothing; an address may hold anything. In characters. */
const LONGEST_QUERY = 200;

/** The parameters of its address. */
export const activityParameters = ["q", "category", "tag", "year", "view", "month"] as const;

/** The view that the query of an address describes; a word that the list does not have counts as none. */
export function readActivityView(address: string, { categories, tags, years }: ActivityOptions): ActivityView {
  const parameters = parametersOf(address);
  const oneOf = (name: "category" | "tag" | "year", known: readonly string[]) => {
    const word = parameters.get(name) ?? "";
    return known.includes(word) ? word : "";
  };
  const view = parameters.get("view") === "month" ? "month" : "list";
  const month = parameters.get("month") ?? "";
  return {
    query: (parameters.get("q") ?? "").slice(0, LONGEST_QUERY),
    category: oneOf("category", categories),
    tag: oneOf("tag", tags),
    year: view === "list" ? oneOf("year", years) : "",
    view,
    month: view === "month" && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : "",
  };
}

/** The query of an address that describes the view, such as `?q=contest&year=2025`; empty for the whole list. */
export function activityAddress({ query, category, tag, year, view, month }: ActivityView): string {
  const isList = view === "list";
  const parameters = { q: query, category, tag, ...(isList ? { year } : { view, month }) };
  const entries = Object.entries(parameters).filter(([, value]) => value.trim() !== "");
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}

/** True if the view leaves out anything of the list. */
export function isNarrowed({ query, category, tag, year }: ActivityView): boolean {
  return query.trim() !== "" || category !== "" || tag !== "" || year !== "";
}
