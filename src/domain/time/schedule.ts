import { isRealDate } from "../../model/values/calendar-date";
import { parseClockRange, type ClockTime } from "../../model/values/clock-time";
import { instantAtClub } from "./club-time";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Calendars and structured data write years with four digits. */
const LAST_INSTANT = instantAtClub("9999-12-31", "23:59:59").getTime();

/** How long an event takes if only its start is known (docs/behaviour.md#dates-and-times). */
const DEFAULT_HOURS = 3;
const HOURS_OF_A_WORKSHOP_DAY = 8;

/** When something takes place, as its content file says. */
export interface Schedule {
  /** `YYYY-MM-DD` in the club's time. */
  readonly date?: string | null;
  /** '10:00 AM - 6:00 PM' in the club's time. */
  readonly time?: string | null;
  /** A workshop's '3 days' or '5 hours'. */
  readonly duration?: string | null;
}

/** A span of instants. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
  /** When the last day is over: the end, or later if only the start is known and it takes several days. */
  readonly over: Date;
  /** Whether the time of day is known; if not, the span begins and ends with days at the club. */
  readonly hasTime: boolean;
}

/**
 * The span of an event or workshop; undefined without a real date. A time range holds on each day of a
 * duration of several days, so the end is that of the last one. A missing end is the start plus the
 * duration, or plus 3 hours; an end before the start is on the next day.
 */
export function spanOf({ date, time, duration }: Schedule): Span | undefined {
  if (!date || !isRealDate(date)) return undefined;
  const midnight = instantAtClub(date).getTime();
  const range = time ? parseClockRange(time) : undefined;
  const days = daysOf(duration);
  if (!range) return spanBetween(midnight, midnight + days * DAY, { hasTime: false });
  const start = midnight + sinceMidnight(range.start);
  const lastStart = start + (days - 1) * DAY;
  if (!range.end) {
    const lastEnd = days > 1 ? lastStart + HOURS_OF_A_WORKSHOP_DAY * HOUR : start;
    return spanBetween(start, start + hoursOf(duration) * HOUR, { hasTime: true, lastEnd });
  }
  const end = midnight + sinceMidnight(range.end);
  return spanBetween(start, (end <= start ? end + DAY : end) + (days - 1) * DAY, { hasTime: true });
}

function spanBetween(
  start: number,
  end: number,
  { hasTime, lastEnd = end }: { readonly hasTime: boolean; readonly lastEnd?: number },
): Span {
  const instant = (time: number) => new Date(Math.min(time, LAST_INSTANT));
  return { start: instant(start), end: instant(end), over: instant(Math.max(end, lastEnd)), hasTime };
}

function sinceMidnight({ hours, minutes }: ClockTime): number {
  return hours * HOUR + (minutes * HOUR) / 60;
}

/** On how many days something takes place: 'N days' anywhere in its duration, else 1. Half a day takes a whole one. */
function daysOf(duration: string | null | undefined): number {
  const [, amount = "1"] = /(?<![\d.])(\d{1,4}(?:\.\d+)?)\s*(?:-\s*)?day/i.exec(duration ?? "") ?? [];
  return Math.max(1, Math.ceil(Number(amount)));
}

/** 'N days' are N × 8 hours, 'N hours' are N; anything else, such as more than a calendar can hold, is 3 (docs/behaviour.md#dates-and-times). */
function hoursOf(duration: string | null | undefined): number {
  const [, amount, unit] = /(?<![\d.])(\d{1,4}(?:\.\d+)?)\s*(?:-\s*)?(day|hour)/i.exec(duration ?? "") ?? [];
  if (amount === undefined || unit === undefined || Number(amount) === 0) return DEFAULT_HOURS;
  return Number(amount) * (unit.toLowerCase() === "day" ? HOURS_OF_A_WORKSHOP_DAY : 1);
}

/**
 * Whether it is still to come: it starts after now; with a date and no readable time, its first day has not
 * ended (docs/behaviour.md#dates-and-times).
 */
export function startsInFuture(schedule: Schedule, now: Date): boolean {
  const span = spanOf(schedule);
  if (!span) return false;
  return span.start.getTime() + (span.hasTime ? 0 : DAY) > now.getTime();
}

/** All instants at which something about it may change: its start, the end of its first day, and when it is over. */
export function scheduleInstants(schedule: Schedule): readonly Date[] {
  const span = spanOf(schedule);
  return span ? [span.start, new Date(span.start.getTime() + DAY), span.over] : [];
}

/** The earliest first; what has no date comes last, in the order given. */
export function byStart(a: Schedule, b: Schedule): number {
  const first = spanOf(a)?.start.getTime() ?? Infinity;
  const second = spanOf(b)?.start.getTime() ?? Infinity;
  return first === second ? 0 : first - second;
}
