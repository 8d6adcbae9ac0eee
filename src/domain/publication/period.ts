import { isRealDate } from "../../model/values/calendar-date";
import { propertyOf } from "../shape";
import { dayAfter, instantAtClub } from "../time/club-time";

/** Its first and its last day as the content has them; a day that is missing or does not exist is no limit. */
export interface Period {
  readonly from?: unknown;
  readonly until?: unknown;
}

/** True from the beginning of the first day to the end of the last one, at the club. */
export function isInPeriod(item: Period, now: Date): boolean {
  const { start, end } = limitsOf(item);
  return (start === undefined || start <= now) && (end === undefined || now < end);
}

export function periodInstants(item: Period): Date[] {
  const { start, end } = limitsOf(item);
  return [start, end].flatMap((instant) => instant ?? []);
}

/** The period of an item that has one; without these fields it has no limits. */
export function periodOf(item: object): Period {
  return { from: propertyOf(item, "from"), until: propertyOf(item, "until") };
}

function limitsOf({ from, until }: Period) {
  const [first, last] = [dayIn(from), dayIn(until)];
  return {
    start: first === undefined ? undefined : instantAtClub(first),
    end: last === undefined ? undefined : instantAtClub(dayAfter(last)),
  };
}

function dayIn(value: unknown): string | undefined {
  const day = typeof value === "string" ? value.trim() : "";
  return isRealDate(day) ? day : undefined;
}
