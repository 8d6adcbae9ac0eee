import { tzlib_get_ical_block } from "timezones-ical-library";

/**
 * The VTIMEZONE component of a time zone with a line break at its end; empty if the library does not know the zone.
 *
 * @param zone an IANA name
 */
export function describeZone(zone: string): string {
  const component =
    blockOf(zone) ?? blockOf(new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone);
  if (component === undefined) return "";
  // The library knows some zones only by another name.
  return `${component.trim().replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`)}\r\n`;
}

function blockOf(zone: string): string | undefined {
  const [component = ""] = [tzlib_get_ical_block(zone)].flat();
  return component.startsWith("BEGIN:VTIMEZONE") ? component : undefined;
}
