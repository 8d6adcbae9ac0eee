import { clubSettings } from "../build-info";

/** Since when the clocks of a time zone are how far ahead of UTC, both in minutes; the first is since 1970. */
export type ZoneChange = readonly [since: number, offset: number];

const MINUTE = 60_000;

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/**
 * How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds, to the minute. Of a zone that a browser
 * does not know, the build has told the changes, if it is that of the club.
 *
 * @param zone an IANA name
 * @param instant in milliseconds since 1970, not before
 */
export function zoneOffset(zone: string, instant: number): number {
  const format = formatIn(zone);
  if (format === undefined) {
    const { zoneChanges } = clubSettings();
    const last = zoneChanges.filter(([since]) => since * MINUTE <= instant).at(-1);
    return ((last ?? zoneChanges[0])?.[1] ?? 0) * MINUTE;
  }
  // '2/14/2026, 18:30:00'
  const numbers = format.format(instant).match(/\d+/g)?.map(Number) ?? [];
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = numbers;
  // Some browsers call midnight 24.
  const wall = Date.UTC(year, month - 1, day, hour % 24, minute, second);
  return Math.round((wall - Math.floor(instant / 1000) * 1000) / MINUTE) * MINUTE;
}

function formatIn(zone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(zone)) formats.set(zone, makeFormat(zone));
  return formats.get(zone);
}

function makeFormat(zone: string): Intl.DateTimeFormat | undefined {
  const numeric = "numeric" as const;
  const date = { year: numeric, month: numeric, day: numeric };
  const time = { hour: numeric, minute: numeric, second: numeric, hourCycle: "h23" as const };
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone, ...date, ...time });
  } catch {
    return undefined;
  }
}
