import ICAL from "ical.js";

/** When the first entry of a calendar begins, each time, as ical.js reads it: days, or instants in UTC. */
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
