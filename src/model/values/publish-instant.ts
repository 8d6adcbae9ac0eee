import { clubSettings } from "../build-info";
import { quote } from "../check/sentence";
import { isRealDate } from "./calendar-date";
import { t } from "../../words/t";
import { zoneOffset } from "./zone-offset";

/** A day, or a day and a time of it; a time may name its zone. Programs write both in many ways. */
export interface DayAndTime {
  readonly day: string;
  /** `HH:MM:SS` */
  readonly time: string;
  /** `Z` or such as `+06:00`; absent: the club's. */
  readonly zone?: string;
}

const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:(?:T| +)(\d{1,2}:\d{2})(:\d{2}(?:\.\d+)?)?(?: ?([AP]M))?(?: *(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?))?)?$/i;

/** Parses a text such as `2026-02-14` or `2026-02-14 18:30`; undefined if there is no such day or time. */
export function readDayAndTime(text: string): DayAndTime | undefined {
  const [, day = "", clock = "00:00", seconds = ":00", half, offset] = pattern.exec(text.trim()) ?? [];
  const minutes = half === undefined ? clock.padStart(5, "0") : inTwentyFourHours(clock, half);
  const zone = offset && isoZone(offset);
  if (!isRealDate(day) || Number.isNaN(Date.parse(`${day}T${minutes}${seconds}${zone ?? "Z"}`))) return undefined;
  // A day ends at midnight, which is the start of the next one.
  if (minutes.startsWith("24")) return undefined;
  return { day, time: `${minutes}${seconds.slice(0, 3)}`, ...(zone !== undefined && { zone }) };
}

/** '1:30' and 'PM' as '13:30'; what no clock shows stays a time that does not exist. */
function inTwentyFourHours(clock: string, half: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const hour = hours >= 1 && hours <= 12 ? (hours % 12) + (half.toUpperCase() === "PM" ? 12 : 0) : 99;
  return `${String(hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** '+0600' and '+06' as '+06:00', 'UTC' as 'Z'. */
function isoZone(offset: string): string {
  const [, hours, minutes = "00"] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return hours === undefined ? "Z" : `${hours}:${minutes}`;
}

/** A day followed only by a zone, which does not change the day. */
const dayInZone = /^(\d{4}-\d{2}-\d{2}) *(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;

/**
 * The day of a date with a time or a zone in the club's time zone, `YYYY-MM-DD`; any other value is unchanged. A time
 * without a zone is the club's.
 */
export function dayOfDate(value: unknown): unknown {
  if (typeof value !== "string" || value.trim().length <= DAY_LENGTH) return value;
  const read = readDayAndTime(dayInZone.exec(value.trim())?.[1] ?? value);
  if (read === undefined || read.zone === undefined) return read?.day ?? value;
  return dayAt(clubSettings().timeZone, new Date(`${read.day}T${read.time}${read.zone}`));
}

const DAY_LENGTH = "2021-05-06".length;

/** The day that calendars of a time zone show at an instant, `YYYY-MM-DD`. */
function dayAt(timeZone: string, instant: Date): string {
  const wall = instant.getTime() + zoneOffset(timeZone, Math.max(instant.getTime(), 0));
  return new Date(wall).toISOString().slice(0, DAY_LENGTH);
}

export function dayAndTimeError(text: string): string | undefined {
  return readDayAndTime(text) === undefined
    ? t("is {value}, expected a day such as 2026-02-14, or a day and a time such as 2026-02-14 18:30", {
        value: quote(text),
      })
    : undefined;
}
