import { t } from "../words/t";

/** Members shown at first, and added each time the reader reaches the end of the list (docs/behaviour.md#members). */
export const PAGE_SIZE = 20;

/** As many members share a block of the page: whole rows of a grid of one to six columns. */
export const BLOCK_SIZE = 60;

/** Up to this number all members stay in the page, where the browser's own search finds them. */
export const LONG_LIST = 300;

/**
 * How many items are shown after the reader has reached the end of those `shown`; at first `size`, and as many more
 * each time.
 */
export function shownAfter(shown: number, total: number, size = PAGE_SIZE): number {
  return Math.min(shown + size, Math.max(total, size));
}

/** The words below a list of members (docs/behaviour.md#members). */
export function endOfListText(hasMore: boolean, isBusy: boolean): string {
  if (!hasMore) return t("You've reached the end of the member list!");
  return isBusy ? t("Loading more members...") : t("Scroll down to load more members");
}

/** Divides a long list into blocks of `size`, which are emptied while they are far away. */
export function blocksOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, block) =>
    items.slice(block * size, (block + 1) * size),
  );
}
