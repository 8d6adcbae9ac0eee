import { isRealDate } from "../../model/values/calendar-date";
import { Remembered } from "../remembered";

export interface Recurrence {
  /** The first day, `YYYY-MM-DD` in the club's time. */
  readonly date?: string | null;
  /** 'weekly' or 'monthly' */
  readonly repeats?: string | null;
  /** The last day on which it may take place, `YYYY-MM-DD`. */
  readonly repeatsUntil?: string | null;
  /** Days on which it does not take place, `YYYY-MM-DD`. */
  readonly repeatsExcept?: readonly string[] | null;
}

/** Something that is repeated and of which all days are known. */
interface Repeated {
  readonly date: string;
  readonly repeats: "weekly" | "monthly";
  readonly repeatsUntil: string;
}

/** In years; the content check refuses a longer series. */
export const LONGEST_SERIES = 5;
const MOST_STEPS = LONGEST_SERIES * 53;

/** True if it takes place again and again: it has a first day, a rhythm and an end. */
export function isRepeated<T extends Recurrence>(item: T): item is T & Repeated {
  const { date, repeats, repeatsUntil } = item;
  const hasRhythm = repeats === "weekly" || repeats === "monthly";
  return hasRhythm && [date, repeatsUntil].every((day) => typeof day === "string" && isRealDate(day));
}

/** A list needs the days of each series several times. */
const series = new Remembered<readonly string[]>();

/** The days of a series, exceptions among them; of anything else its day, if that is a real date. */
export function seriesDays(item: Recurrence): readonly string[] {
  if (!isRepeated(item)) return item.date && isRealDate(item.date) ? [item.date] : [];
  const { date, repeats, repeatsUntil } = item;
  return series.get(`${date} ${repeats} ${repeatsUntil}`, () => daysOf(item));
}

function daysOf(item: Repeated): readonly string[] {
  const days: string[] = [];
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const day = dayOfStep(item, step);
    if (day === undefined) continue;
    if (!isRealDate(day) || day > item.repeatsUntil) break;
    days.push(day);
  }
  return days;
}

/** The exceptions of a series that fall on its days, the earliest first. */
export function exceptDays(item: Recurrence): readonly string[] {
  if (!isRepeated(item)) return [];
  const except = new Set(item.repeatsExcept?.map((day) => day.trim()));
  return seriesDays(item).filter((day) => except.has(day));
}

/** The days on which something takes place; its first one if every day is an exception. */
export function occurrenceDays(item: Recurrence): readonly string[] {
  const days = seriesDays(item);
  const except = exceptDays(item);
  const left = except.length === 0 ? days : days.filter((day) => !except.includes(day));
  return left.length === 0 ? days.slice(0, 1) : left;
}

/** The day of a step of the series; undefined in a month that has no such day. */
function dayOfStep({ date, repeats }: Repeated, step: number): string | undefined {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const weeks = repeats === "weekly" ? step : 0;
  const at = new Date(Date.UTC(year, month - 1 + step - weeks, day + 7 * weeks));
  if (repeats === "monthly" && at.getUTCDate() !== day) return undefined;
  return at.toISOString().slice(0, 10);
}
