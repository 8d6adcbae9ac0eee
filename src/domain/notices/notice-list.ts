import { keyMatcher, searchKey } from "../text/search-key";
import type { NoticeView } from "./notice-view";

/** The part of the list that a view shows. */
export interface NoticePage<T> {
  readonly notices: readonly T[];
  /** The page that is shown: the last one where the view asks for more than there are. */
  readonly page: number;
  readonly pages: number;
  /** Place of the first and last notice shown among all found, from 1; both 0 where none was found. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** Searches the titles, however people type them, and returns the page that the view asks for (docs/behaviour.md#notices). */
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
