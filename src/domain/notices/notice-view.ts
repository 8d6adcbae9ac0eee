import { parametersOf } from "../addresses/own-parameters";

/** How many notices one page of the list may show (docs/behaviour.md#notices). */
export const pageSizes = [5, 10, 20, 50] as const;

export type PageSize = (typeof pageSizes)[number];

/** The part of the list that a reader has chosen. */
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
  const parameters = new URLSearchParams();
  if (query !== firstView.query) parameters.set("q", query);
  if (page !== firstView.page) parameters.set("page", String(page));
  if (size !== firstView.size) parameters.set("size", String(size));
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
