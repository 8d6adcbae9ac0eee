import { clubSettings } from "../../model/build-constants";
import { DAY, MINUTE } from "./durations";
import { instantOf, offsetAt } from "./zone-offset";

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
export function instantAtClub(day: string, time = "00:00:00"): Date {
  return new Date(instantOfWall(Date.parse(`${day}T${time}Z`)));
}

/**
 * The instant at which the club's clocks show a time, in milliseconds since 1970.
 *
 * @param wall the instant at which clocks in UTC show this time
 */
export function instantOfWall(wall: number): number {
  return writable(instantOf(clubTimeZone(), Math.min(wall, LAST_INSTANT)));
}

/** An instant, or the last one whose year has four digits both in UTC and at the club. */
export function writable(instant: number): number {
  if (instant < LAST_INSTANT - DAY) return instant;
  return Math.min(instant, LAST_INSTANT - Math.max(0, offsetAt(clubTimeZone(), LAST_INSTANT)));
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

/** '+06:00' */
function offsetText(instant: Date): string {
  const minutes = offsetAt(clubTimeZone(), instant.getTime()) / MINUTE;
  const digits = (count: number) => String(Math.trunc(Math.abs(count))).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${digits(minutes / 60)}:${digits(minutes % 60)}`;
}
