import { DAY, MINUTE } from "./durations";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds, to the minute. Before 1970 it is
 * that of 1970: nothing older is reliable.
 *
 * @param zone an IANA name
 * @param instant in milliseconds since 1970
 */
export function offsetAt(zone: string, instant: number): number {
  const known = Math.max(instant, 0);
  // '2/14/2026, 18:30:00'
  const numbers = formatIn(zone).format(known).match(/\d+/g)?.map(Number) ?? [];
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = numbers;
  // Some browsers call midnight 24.
  const wall = Date.UTC(year, month - 1, day, hour % 24, minute, second);
  return Math.round((wall - Math.floor(known / 1000) * 1000) / MINUTE) * MINUTE;
}

/**
 * The instant at which clocks of a zone show a time, in milliseconds since 1970. For a time that clocks show twice, it
 * is the first one; a time that they leave out counts as if they had not been changed yet (RFC 5545, 3.3.5).
 *
 * @param wall the instant at which clocks in UTC show this time
 */
export function instantOf(zone: string, wall: number): number {
  const before = offsetAt(zone, wall - DAY);
  const candidates = [before, offsetAt(zone, wall + DAY)].map((offset) => ({ instant: wall - offset, offset }));
  const real = candidates.find(({ instant, offset }) => offsetAt(zone, instant) === offset);
  return real?.instant ?? wall - before;
}

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    const numeric = "numeric" as const;
    const date = { year: numeric, month: numeric, day: numeric };
    const time = { hour: numeric, minute: numeric, second: numeric, hourCycle: "h23" as const };
    format = new Intl.DateTimeFormat("en-US", { timeZone: zone, ...date, ...time });
    formats.set(zone, format);
  }
  return format;
}
