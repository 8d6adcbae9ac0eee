const HOUR = 60 * 60 * 1000;

/** Bangladesh, which keeps the same time all year: all dates and times of the content are meant there. */
const OFFSET_HOURS = 6;
const OFFSET = "+06:00";

/** The name of the time zone as calendar programs know it. */
export const TIME_ZONE = "Asia/Dhaka";

/**
 * A time of a day at the club as ISO 8601, such as `2026-02-14T12:00:00+06:00`.
 *
 * @param day a real date, `YYYY-MM-DD`
 * @param time `HH:MM:SS`
 */
export function isoTimeAtClub(day: string, time = "00:00:00"): string {
  return `${day}T${time}${OFFSET}`;
}

/** The instant of a time of a day at the club; its parameters are those of `isoTimeAtClub`. */
export function instantAtClub(day: string, time?: string): Date {
  return new Date(isoTimeAtClub(day, time));
}

/** An instant as ISO 8601 in the club's time, such as `2026-02-14T12:00:00+06:00`. */
export function isoAtClub(instant: Date): string {
  return shifted(instant)
    .toISOString()
    .replace(/\.\d{3}Z$/, OFFSET);
}

/** The day of an instant at the club, `YYYY-MM-DD`. */
export function dayAtClub(instant: Date): string {
  return isoAtClub(instant).slice(0, 10);
}

/** An instant as e-mail and RSS write it (RFC 822): `Sat, 14 Feb 2026 00:00:00 +0600`. */
export function rfc822AtClub(instant: Date): string {
  return shifted(instant).toUTCString().replace("GMT", OFFSET.replace(":", ""));
}

/** The instant at which clocks in UTC show what the club's clocks show now. */
function shifted(instant: Date): Date {
  return new Date(instant.getTime() + OFFSET_HOURS * HOUR);
}
