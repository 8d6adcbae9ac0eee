import { isRealDate } from "../../model/values/calendar-date";
import { type ClockRange, type ClockTime, parseClockRange } from "../../model/values/clock-time";
import { DAY, dayBefore, HOUR, instantOfWall, MINUTE, writable } from "./club-time";
import type { Recurrence } from "./recurrence";

export interface Schedule extends Recurrence {
  /** The last of several days, `YYYY-MM-DD`. */
  readonly endDate?: string | null;
  /** The time holds on each of several days. */
  readonly everyDay?: boolean | null;
  /** '10:00 AM - 6:00 PM' in the club's time. */
  readonly time?: string | null;
  /** A workshop's '3 days' or '5 hours'. */
  readonly duration?: string | null;
}

/** A start and an end as the content says them, in milliseconds: the instants at which clocks in UTC show these times. */
export interface WallTimes {
  readonly start: number;
  readonly end: number;
}

export interface Span {
  readonly start: Date;
  readonly end: Date;
  /** When the last day is over: the end, or later if only the start is known and it takes several days. */
  readonly over: Date;
  /** When its first day has ended, or 24 hours after its start. */
  readonly firstDayOver: Date;
  /** True if the time of day is known; if not, the span begins and ends with days at the club. */
  readonly hasTime: boolean;
  /** The times that clocks at the club would show at the start and the end if they were never changed; undefined without a time. */
  readonly wall?: WallTimes | undefined;
}

/**
 * The last of several days, `YYYY-MM-DD`; undefined for one day, and if days and repetitions contradict each other. An end
 * at midnight belongs to the evening before.
 */
export function lastDayOf({ date, endDate, repeats, time, everyDay }: Schedule): string | undefined {
  if (!date || !endDate || repeats || !isRealDate(date) || !isRealDate(endDate) || endDate <= date) return undefined;
  const last = everyDay !== true && endsAtMidnight(time) ? dayBefore(endDate) : endDate;
  return last > date ? last : undefined;
}

function endsAtMidnight(time: string | null | undefined): boolean {
  const end = time ? parseClockRange(time)?.end : undefined;
  return end !== undefined && sinceMidnight(end) === 0;
}

/**
 * The first and the last time of several days, each on its own day; undefined if the time applies to each day, or is
 * not a range.
 */
export function rangeOverDays(schedule: Schedule): Required<ClockRange> | undefined {
  const { start, end } = parseClockRange(schedule.time ?? "") ?? {};
  if (!start || !end || isEveryDay(schedule) || lastDayOf(schedule) === undefined) return undefined;
  return { start, end };
}

/** True if its time holds on each of several days. */
export function isEveryDay(schedule: Schedule): boolean {
  return schedule.everyDay === true && lastDayOf(schedule) !== undefined;
}

/**
 * The first day of something that has the same time on each of its days; of anything else all of it.
 */
export function firstOfDays(schedule: Schedule): Schedule {
  return isEveryDay(schedule) ? { date: schedule.date, time: schedule.time } : schedule;
}

/**
 * The span of an event or workshop, or of the first time of one that is repeated; undefined without a real date. A time
 * range holds on each day of a duration of several days, so the end is that of the last one. A missing end is the start
 * plus the duration, or plus 3 hours; an end before the start is on the next day.
 *
 * With a last day it begins at the first time on the first day and ends at the second time on the last day. If only the
 * start is known, it ends with the last day or, if it has this time on each day, 3 hours after the last start.
 */
export function spanOf(schedule: Schedule): Span | undefined {
  const { date, time, duration } = schedule;
  if (!date || !isRealDate(date)) return undefined;
  // As clocks of the club show it: they may be changed for daylight saving in between.
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const range = time ? parseClockRange(time) : undefined;
  const lastDay = lastDayOf(schedule);
  if (lastDay !== undefined)
    return spanUntil(midnight, Date.parse(`${lastDay}T00:00:00Z`), range, isEveryDay(schedule));
  const days = daysOf(duration);
  if (!range) return spanBetween(instantOfWall(midnight), instantOfWall(midnight + days * DAY), { midnight });
  const startTime = midnight + sinceMidnight(range.start);
  const start = instantOfWall(startTime);
  if (!range.end) {
    const length = hoursOf(duration) * HOUR;
    const lastStart = instantOfWall(startTime + (days - 1) * DAY);
    const lastEnd = days > 1 ? lastStart + HOURS_OF_A_WORKSHOP_DAY * HOUR : start;
    return spanBetween(start, start + length, { lastEnd, wall: { start: startTime, end: startTime + length } });
  }
  const endOnFirstDay = midnight + sinceMidnight(range.end);
  const isNextDay = endOnFirstDay <= startTime;
  const endTime = endOnFirstDay + (days - (isNextDay ? 0 : 1)) * DAY;
  const end = instantOfWall(endTime);
  // A start that clocks leave out is later than it says, and may be later than the end.
  const isInOrder = end > start;
  return spanBetween(start, isInOrder ? end : start + endTime - startTime, {
    wall: { start: startTime, end: endTime },
  });
}

function spanUntil(midnight: number, lastMidnight: number, range: ClockRange | undefined, isDaily: boolean): Span {
  if (!range) return spanBetween(instantOfWall(midnight), instantOfWall(lastMidnight + DAY), { midnight });
  const start = midnight + sinceMidnight(range.start);
  const end = endOnLastDay(lastMidnight, range, isDaily);
  return spanBetween(instantOfWall(start), instantOfWall(end), { wall: { start, end } });
}

function endOnLastDay(lastMidnight: number, { start, end }: ClockRange, isDaily: boolean): number {
  if (!end) return isDaily ? lastMidnight + sinceMidnight(start) + DEFAULT_HOURS * HOUR : lastMidnight + DAY;
  const isNextDay = isDaily ? sinceMidnight(end) <= sinceMidnight(start) : sinceMidnight(end) === 0;
  return lastMidnight + sinceMidnight(end) + (isNextDay ? DAY : 0);
}

interface SpanDetails {
  /** When its first day begins, if the time of day is not known. */
  readonly midnight?: number;
  readonly lastEnd?: number;
  readonly wall?: WallTimes;
}

function spanBetween(start: number, end: number, { midnight, lastEnd = end, wall }: SpanDetails): Span {
  const instant = (time: number) => new Date(writable(time));
  return {
    start: instant(start),
    end: instant(end),
    over: instant(Math.max(end, lastEnd)),
    firstDayOver: new Date(midnight === undefined ? start + DAY : instantOfWall(midnight + DAY)),
    hasTime: midnight === undefined,
    wall,
  };
}

function sinceMidnight({ hours, minutes }: ClockTime): number {
  return hours * HOUR + minutes * MINUTE;
}

/** How long an event takes if only its start is known (docs/behaviour.md#dates-and-times). */
const DEFAULT_HOURS = 3;
const HOURS_OF_A_WORKSHOP_DAY = 8;

/** True if a duration says how many days or hours something takes. */
export function isReadableDuration(duration: string): boolean {
  return amountIn(duration) !== undefined;
}

/** On how many days something takes place: 'N days' anywhere in its duration, else 1. Half a day takes a whole one. */
function daysOf(duration: string | null | undefined): number {
  const [, amount = "1"] = /(?:^|[^\d.])(\d{1,4}(?:\.\d+)?)\s*(?:-\s*)?day/i.exec(duration ?? "") ?? [];
  return Math.max(1, Math.ceil(Number(amount)));
}

/** 'N days' are N × 8 hours, 'N hours' are N; anything else, such as more than a calendar can hold, is 3 (docs/behaviour.md#dates-and-times). */
function hoursOf(duration: string | null | undefined): number {
  const { amount, unit } = amountIn(duration ?? "") ?? { amount: DEFAULT_HOURS, unit: "hour" };
  return amount * (unit === "day" ? HOURS_OF_A_WORKSHOP_DAY : 1);
}

function amountIn(duration: string): { readonly amount: number; readonly unit: string } | undefined {
  const [, amount, unit] = /(?:^|[^\d.])(\d{1,4}(?:\.\d+)?)\s*(?:-\s*)?(day|hour)/i.exec(duration) ?? [];
  if (amount === undefined || unit === undefined || Number(amount) === 0) return undefined;
  return { amount: Number(amount), unit: unit.toLowerCase() };
}
