import { isRealDate } from "../../model/values/calendar-date";
import { type Schedule, spanOf } from "../time/schedule";
import { compare } from "../order";
import { isMarkedOver } from "./event-status";
import { byStart, occurrenceAt } from "../time/occurrences";

interface Identified {
  readonly jsonId: string | number;
}

/** The newest article first; those without a real date last; on the same day by name. */
export const newestArticleFirst = newestByDay<{ readonly publishDate: string | null }>(
  ({ publishDate }) => publishDate,
);

/** The newest notice first; those without a real date last; on the same day by id. */
export const newestNoticeFirst = newestByDay<{ readonly date: string | null }>(({ date }) => date);

type Activity = Schedule & Identified & { readonly status?: string | null };

/**
 * The latest event or workshop first, by the time that matters at `now` of what is repeated; what has no date is before
 * all others, since it is still to come, or after them if its status says that it is over; what begins at one time by id.
 */
export function newestEventFirst(now: Date): (a: Activity, b: Activity) => number {
  const rank = (item: Activity) => (spanOf(item) ? 1 : isMarkedOver(item) ? 2 : 0);
  return (a, b) =>
    rank(a) - rank(b) ||
    (rank(a) === 1 ? byStart(occurrenceAt(b, now), occurrenceAt(a, now)) : 0) ||
    compare(a.jsonId, b.jsonId);
}

/** The newest post first: ids only increase (docs/behaviour.md#gallery). */
export function newestPostFirst(a: { readonly id: number }, b: { readonly id: number }): number {
  return b.id - a.id;
}

/** By day and then by id, so that every build lists them in the same order. */
function newestByDay<T>(dayOf: (item: T) => string | null): (a: T & Identified, b: T & Identified) => number {
  const realDayOf = (item: T) => {
    const day = dayOf(item);
    return day && isRealDate(day) ? day : "";
  };
  return (a, b) => compare(realDayOf(b), realDayOf(a)) || compare(a.jsonId, b.jsonId);
}
