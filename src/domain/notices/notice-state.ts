import { nextChange } from "../time/occurrences";
import { spanOf } from "../time/schedule";

export interface NoticeValidity {
  readonly priority: string | null;
  /** `YYYY-MM-DD`, the last day on which it is valid, in the club's time. */
  readonly expiryDate: string | null;
  readonly isActive: boolean | null;
}

/** The state of a notice at `now`: 'inactive' if its file says so, 'expired' once its last day is over. */
export function noticeState({ expiryDate, isActive }: NoticeValidity, now: Date): "current" | "expired" | "inactive" {
  if (isActive === false) return "inactive";
  const lastDay = spanOf({ date: expiryDate });
  return lastDay && lastDay.end.getTime() <= now.getTime() ? "expired" : "current";
}

export function noticeStateChange(notice: NoticeValidity, now: Date): Date | undefined {
  const lastDay = spanOf({ date: notice.expiryDate });
  return nextChange(lastDay ? [lastDay.end] : [], now, (instant) => noticeState(notice, instant));
}

/** Pinned notices come before all others while they are valid; otherwise the order is kept. */
export function pinnedFirst<T extends NoticeValidity & { readonly pinned: boolean | null }>(
  notices: readonly T[],
  now: Date,
): T[] {
  const isPinned = (notice: T) => isPinnedAt(notice, now);
  return [...notices.filter(isPinned), ...notices.filter((notice) => !isPinned(notice))];
}

export function isPinnedAt(notice: NoticeValidity & { readonly pinned?: boolean | null }, now: Date): boolean {
  return notice.pinned === true && noticeState(notice, now) === "current";
}
