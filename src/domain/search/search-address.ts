import { parametersOf, queryOf } from "../addresses/own-parameters";
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
  return queryOf({ q: query, kind, year });
}

export function searchPage(request: SearchRequest): string {
  return routes.search + formatSearchAddress(request);
}
