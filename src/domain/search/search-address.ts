import { parametersOf } from "../addresses/own-parameters";
import { routes } from "../routes";
import { searchKinds, type SearchKind } from "./search-kind";

export interface SearchRequest {
  readonly query: string;
  /** Absent: all kinds. */
  readonly kind?: SearchKind | undefined;
  /** Four digits; absent: all years. */
  readonly year?: string | undefined;
}

/** The search that the query of an address describes; wrong values count as absent. */
export function parseSearchAddress(search: string): SearchRequest {
  const parameters = parametersOf(search);
  const year = parameters.get("year") ?? "";
  return {
    query: parameters.get("q") ?? "",
    kind: searchKinds().find((kind) => kind === parameters.get("kind")),
    year: /^\d{4}$/.test(year) ? year : undefined,
  };
}

/** The query of an address that describes the search: `?q=lab&kind=Notices`; empty for none. */
export function formatSearchAddress({ query, kind, year }: SearchRequest): string {
  const parameters = new URLSearchParams();
  if (query !== "") parameters.set("q", query);
  if (kind) parameters.set("kind", kind);
  if (year) parameters.set("year", year);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

export function searchPage(wish: SearchRequest): string {
  return routes.search + formatSearchAddress(wish);
}
