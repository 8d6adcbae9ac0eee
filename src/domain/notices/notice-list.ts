import { parametersOf, queryOf } from "../addresses/own-parameters";
import { keyMatcher, searchKey } from "../text/search-key";

/** How many notices one page of the list may show (docs/behaviour.md#notices). */
export const pageSizes = [5, 10, 20, 50] as const;

export type PageSize = (typeof pageSizes)[number];

export interface NoticeView {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
}

export const firstView: NoticeView = { query: "", page: 1, size: 10 };

/** The view that the query of an address describes; what is missing or wrong has its default. */
export function parseNoticeView(search: string): NoticeView {
  const parameters = parametersOf(search);
  const page = parameters.get("page") ?? "";
  const size = parameters.get("size");
  return {
    query: parameters.get("q") ?? firstView.query,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : firstView.page,
    size: pageSizes.find((known) => String(known) === size) ?? firstView.size,
  };
}

/** The query of an address that describes the view: `?q=lab&page=2`, empty for the default view. */
export function formatNoticeView({ query, page, size }: NoticeView): string {
  const other = (value: number, usual: number) => (value === usual ? "" : String(value));
  return queryOf({ q: query, page: other(page, firstView.page), size: other(size, firstView.size) });
}

export interface NoticePage<T> {
  readonly notices: readonly T[];
  /** The page to show: the last one if the view's page does not exist. */
  readonly page: number;
  readonly pages: number;
  /** Place of the first and last notice shown among all found, from 1; both 0 where none was found. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** Searches the titles, in any spelling, and returns the page of the view (docs/behaviour.md#notices). */
export function pageOf<T extends { readonly title: string }>(
  notices: readonly T[],
  { query, page, size }: NoticeView,
): NoticePage<T> {
  const matches = keyMatcher(query);
  const found = query.trim() === "" ? notices : notices.filter(({ title }) => matches(searchKey(title)));
  const pages = Math.max(1, Math.ceil(found.length / size));
  const shown = Math.min(page, pages);
  const start = (shown - 1) * size;
  const rows = found.slice(start, start + size);
  return {
    notices: rows,
    page: shown,
    pages,
    from: rows.length === 0 ? 0 : start + 1,
    to: start + rows.length,
    total: found.length,
  };
}
