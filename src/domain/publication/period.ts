import { isRealDate } from "../../model/values/calendar-date";
import { propertyOf } from "../shape";
import { dayAfter, instantAt } from "../time/club-time";

/** Its first and its last day as the content has them; a day that is missing or does not exist is no limit. */
export interface Period {
  readonly from?: unknown;
  readonly until?: unknown;
}

/**
 * True from the beginning of the first day to the end of the last one.
 *
 * @param zone the time zone of these days, an IANA name
 */
export function isInPeriod(item: Period, now: Date, zone: string): boolean {
  const { start, end } = limitsOf(item, zone);
  return (start === undefined || start <= now) && (end === undefined || now < end);
}

export function periodInstants(item: Period, zone: string): Date[] {
  const { start, end } = limitsOf(item, zone);
  return [start, end].flatMap((instant) => instant ?? []);
}

/** The period of an item that has one; without these fields it has no limits. */
export function periodOf(item: object): Period {
  return { from: propertyOf(item, "from"), until: propertyOf(item, "until") };
}

function limitsOf({ from, until }: Period, zone: string) {
  const [first, last] = [dayIn(from), dayIn(until)];
  return {
    start: first === undefined ? undefined : instantAt(zone, first),
    end: last === undefined ? undefined : instantAt(zone, dayAfter(last)),
  };
}

function dayIn(value: unknown): string | undefined {
  const day = typeof value === "string" ? value.trim() : "";
  return isRealDate(day) ? day : undefined;
}
