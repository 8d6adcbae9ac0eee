import { quote } from "../check/sentence";
import { isRealDate } from "./calendar-date";

/** A day, or a day and a time of it; a time may name its zone. */
export interface DayAndTime {
  readonly day: string;
  /** `HH:MM:SS` */
  readonly time: string;
  /** `Z` or such as `+06:00`; absent: the club's. */
  readonly zone?: string;
}

const pattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Parses a text such as `2026-02-14` or `2026-02-14 18:30`; undefined if there is no such day or time. */
export function readDayAndTime(text: string): DayAndTime | undefined {
  const [, day = "", minutes = "00:00", seconds = ":00", zone] = pattern.exec(text.trim()) ?? [];
  if (!isRealDate(day) || Number.isNaN(Date.parse(`${day}T${minutes}${seconds}${zone ?? "Z"}`))) return undefined;
  // A day ends at midnight, which is the start of the next one.
  if (minutes.startsWith("24")) return undefined;
  return { day, time: `${minutes}${seconds.slice(0, 3)}`, ...(zone !== undefined && { zone }) };
}

/** Says what is wrong with a day and time; undefined if nothing is. */
export function dayAndTimeError(text: string): string | undefined {
  return readDayAndTime(text) === undefined
    ? `is ${quote(text)}, expected a day such as 2026-02-14, or a day and a time such as 2026-02-14 18:30`
    : undefined;
}
