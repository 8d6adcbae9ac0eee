import { isRealDate } from "../../model/values/calendar-date";
import { isText, parseJson } from "../shape";
import { DAY } from "../time/club-time";

/** In weeks: how far back the calendar goes. */
export const CALENDAR_WEEKS = 16;
/** More days are not kept: the calendar shows none of them. */
const MOST_DAYS = 7 * CALENDAR_WEEKS;

/** The entry of the browser's storage that keeps the days on which a member learned. */
export function daysEntry(memberKey: string): string {
  return `myclass.days.1:${memberKey}`;
}

/** Reads what is stored: days as `YYYY-MM-DD`, the oldest first. Anything that is not a day is left out. */
export function parseDays(text: string): readonly string[] {
  const json = parseJson(text);
  return Array.isArray(json) ? json.filter(isText).filter(isRealDate) : [];
}

export function withDay(days: readonly string[], day: string): readonly string[] {
  return days.includes(day) ? days : [...days, day].sort().slice(-MOST_DAYS);
}

/**
 * The days of the last weeks up to a day, week by week. Each week begins with Sunday; the last one ends with `today`.
 *
 * @param today a real date, `YYYY-MM-DD`
 */
export function weeksUntil(today: string): readonly (readonly string[])[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  const sunday = last - new Date(last).getUTCDay() * DAY;
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) => {
    const first = sunday - (CALENDAR_WEEKS - 1 - week) * 7 * DAY;
    const days = Array.from({ length: 7 }, (_each, day) => new Date(first + day * DAY).toISOString().slice(0, 10));
    return days.filter((day) => day <= today);
  });
}
