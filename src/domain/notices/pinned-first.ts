import { noticeState, type NoticeValidity } from "./notice-state";

/** Pinned notices before all others as long as they are valid; otherwise the order stays. */
export function pinnedFirst<T extends NoticeValidity & { readonly pinned: boolean | null }>(
  notices: readonly T[],
  now: Date,
): T[] {
  const isPinned = (notice: T) => isPinnedAt(notice, now);
  return [...notices.filter(isPinned), ...notices.filter((notice) => !isPinned(notice))];
}

/** Whether a notice is pinned and still valid. */
export function isPinnedAt(notice: NoticeValidity & { readonly pinned?: boolean | null }, now: Date): boolean {
  return notice.pinned === true && noticeState(notice, now) === "current";
}
