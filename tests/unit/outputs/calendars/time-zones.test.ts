import ICAL from "ical.js";
import type { CalendarItem } from "../../../../src/domain/calendar/calendar-entry";
import { calendarOf } from "../../../support/calendars";
import { withClubSettings } from "../../../support/club-settings";

/** The calendar of one event, as another library reads it. */
function parsedCalendarOf(item: Partial<CalendarItem>): ICAL.Component {
  return ICAL.Component.fromString(calendarOf({ date: "2026-07-14", time: "10:00 AM", ...item }));
}

const weekly = { repeats: "weekly", repeatsUntil: "2026-07-28" };

describe.each([
  ["Asia/Dhaka", "2026-07-14T04:00:00.000Z"],
  ["America/Sao_Paulo", "2026-07-14T13:00:00.000Z"],
  ["Europe/Berlin", "2026-07-14T08:00:00.000Z"],
  ["Asia/Kolkata", "2026-07-14T04:30:00.000Z"],
  ["US/Eastern", "2026-07-14T14:00:00.000Z"],
])("The calendar of a club in %s", (timeZone, instant) => {
  withClubSettings({ timeZone });

  it("describes the time zone of its repeated events as other programs compute it", () => {
    const calendar = parsedCalendarOf(weekly);
    const [component, ...others] = calendar.getAllSubcomponents("vtimezone");
    if (component === undefined) throw new Error("There is no VTIMEZONE");
    expect(others).toEqual([]);
    expect(component.getFirstPropertyValue("tzid")).toBe(timeZone);
    const local = ICAL.Time.fromData({ year: 2026, month: 7, day: 14, hour: 10 }, new ICAL.Timezone(component));
    expect(local.toJSDate().toISOString()).toBe(instant);
  });
});

describe("The calendar of a club whose zone has several names", () => {
  withClubSettings({ timeZone: "Asia/Calcutta" });

  it("uses the name that the club chose", () => {
    const component = parsedCalendarOf(weekly).getFirstSubcomponent("vtimezone");
    expect(component?.getFirstPropertyValue("tzid")).toBe("Asia/Calcutta");
  });
});
