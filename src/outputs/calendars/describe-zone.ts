import { tzlib_get_ical_block } from "timezones-ical-library";

/**
 * The VTIMEZONE component of a time zone with a line break at its end; empty if the library does not know the zone.
 *
 * @param zone an IANA name
 */
export function describeZone(zone: string): string {
  const [component = ""] = [tzlib_get_ical_block(zone)].flat();
  if (!component.startsWith("BEGIN:VTIMEZONE")) return "";
  // Some names are known under another one.
  return `${component.trim().replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`)}\r\n`;
}
