import ICAL from "ical.js";
import { calendarEntries, type CalendarItem } from "../../src/domain/calendar/calendar-entry";
import { renderCalendar } from "../../src/outputs/calendars/render-calendar";

interface About {
  readonly siteUrl?: string;
  readonly changedAt?: Date;
}

/** The calendar of one event, made at the beginning of 2026. */
export function calendarOf(item: Partial<CalendarItem>, about: About = {}): string {
  const { siteUrl = "https://club.example.org", changedAt = new Date("2025-12-01T00:00:00Z") } = about;
  const entries = calendarEntries({ id: "x", title: "X", ...item }, { siteUrl, prefix: "event", path: "/events/x" });
  return renderCalendar(
    entries.map((entry) => ({ ...entry, changedAt })),
    { name: "Example Club, Dhaka; events", madeAt: new Date("2026-01-01T00:00:00Z") },
  );
}

/** All times at which the first entry of a calendar begins, as ical.js reads it: days, or instants in UTC. */
export function timesByIcalJs(calendar: string): string[] {
  const component = ICAL.Component.fromString(calendar);
  for (const zone of component.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const [vevent] = component.getAllSubcomponents("vevent");
  const times: string[] = [];
  const iterator = new ICAL.Event(vevent).iterator();
  // The library's types do not say that there is none after the last one.
  const next = (): ICAL.Time | undefined => iterator.next();
  for (let time = next(); time !== undefined; time = next())
    times.push(time.isDate ? time.toString() : time.toJSDate().toISOString());
  ICAL.TimezoneService.reset();
  return times;
}
