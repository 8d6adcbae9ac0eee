import { clubSettings } from "../../model/build-info";
import { zoneOffset } from "../../model/values/zone-offset";
import { Remembered } from "../remembered";

/** Calendars and structured data write years with four digits. */
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59);

/** The name of the club's time zone, in which all dates and times of the content are meant. */
export function clubTimeZone(): string {
  return clubSettings().timeZone;
}

/**
 * A time of a day at the club as ISO 8601, such as `2026-02-14T12:00:00+06:00`.
 *
 * @param day a real date, `YYYY-MM-DD`
 * @param time `HH:MM:SS`
 */
export function isoTimeAtClub(day: string, time?: string): string {
  return isoAtClub(instantAtClub(day, time));
}

/** The instant of a time of a day at the club; its parameters are those of `isoTimeAtClub`. */
export function instantAtClub(day: string, time?: string): Date {
  return instantAt(clubTimeZone(), day, time);
}

/** The same in any time zone, an IANA name. */
export function instantAt(zone: string, day: string, time = "00:00:00"): Date {
  return new Date(instantOfWall(Date.parse(`${day}T${time}Z`), zone));
}

/**
 * The instant at which the club's clocks show a time, in milliseconds since 1970.
 *
 * @param wall the instant at which clocks in UTC show this time
 */
export function instantOfWall(wall: number, zone = clubTimeZone()): number {
  return writable(instantOf(zone, Math.min(wall, LAST_INSTANT)), zone);
}

/** An instant, or the last one whose year has four digits both in UTC and at the club. */
export function writable(instant: number, zone = clubTimeZone()): number {
  if (instant < LAST_INSTANT - DAY) return instant;
  return Math.min(instant, LAST_INSTANT - Math.max(0, offsetAt(zone, LAST_INSTANT)));
}

/** An instant as ISO 8601 in the club's time, such as `2026-02-14T12:00:00+06:00`. */
export function isoAtClub(instant: Date): string {
  return wallOf(instant)
    .toISOString()
    .replace(/\.\d{3}Z$/, offsetText(instant));
}

/** The day of an instant at the club, `YYYY-MM-DD`. */
export function dayAtClub(instant: Date): string {
  return isoAtClub(instant).slice(0, 10);
}

/** An instant as e-mail and RSS write it (RFC 822): `Sat, 14 Feb 2026 00:00:00 +0600`. */
export function rfc822AtClub(instant: Date): string {
  return wallOf(instant).toUTCString().replace("GMT", offsetText(instant).replace(":", ""));
}

/** The instant at which clocks in UTC show what the club's clocks show at an instant. */
export function wallOf(instant: Date): Date {
  return new Date(instant.getTime() + offsetAt(clubTimeZone(), instant.getTime()));
}

/** The club's time zone at an instant: 'UTC+6', 'UTC-3:30'. */
export function zoneText(instant: Date): string {
  return `UTC${offsetText(instant).replace(/^(.)0|:00$/g, "$1")}`;
}

/** '+06:00' */
function offsetText(instant: Date): string {
  const minutes = offsetAt(clubTimeZone(), instant.getTime()) / MINUTE;
  const digits = (count: number) => String(Math.trunc(Math.abs(count))).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${digits(minutes / 60)}:${digits(minutes % 60)}`;
}

/** In ms: ten days. */
const SETTLED = 864_000_000;

/** Each answer of the browser takes a phone a tenth of a millisecond or more. */
const offsets = new Remembered<number>();

/**
 * How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds, to the minute. Before 1970 it is
 * that of 1970: nothing older is reliable.
 *
 * @param zone an IANA name
 * @param instant in milliseconds since 1970
 */
export function offsetAt(zone: string, instant: number): number {
  const known = Math.max(instant, 0);
  const offsetOf = (at: number) => offsets.get(`${zone} ${at}`, () => zoneOffset(zone, at));
  // No clocks are changed twice within this time.
  const since = Math.floor(known / SETTLED) * SETTLED;
  const offset = offsetOf(since);
  return offset === offsetOf(since + SETTLED) ? offset : offsetOf(known);
}

/**
 * The instant at which clocks of a zone show a time, in milliseconds since 1970. For a time that clocks show twice, it
 * is the first one; a time that they leave out counts as if they had not been changed yet (RFC 5545, 3.3.5).
 *
 * @param wall the instant at which clocks in UTC show this time
 */
function instantOf(zone: string, wall: number): number {
  const before = offsetAt(zone, wall - DAY);
  const after = offsetAt(zone, wall + DAY);
  if (before === after) return wall - before;
  const candidates = [before, after].map((offset) => ({ instant: wall - offset, offset }));
  const real = candidates.find(({ instant, offset }) => offsetAt(zone, instant) === offset);
  return real?.instant ?? wall - before;
}

/** Calendars write years with four digits. */
const LAST_DAY = "9999-12-31";

/** The day after, `YYYY-MM-DD`. The last day that can be written has none and is returned itself. */
export function dayAfter(day: string): string {
  if (day === LAST_DAY) return day;
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/** The day before, `YYYY-MM-DD`. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** In ms. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const DAY = 24 * HOUR;
