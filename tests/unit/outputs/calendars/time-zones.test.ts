import ICAL from "ical.js";
import { calendarEntries } from "../../../../src/domain/calendar/calendar-entry";
import { renderCalendar } from "../../../../src/outputs/calendars/render-calendar";
import { withClubSettings } from "../../../support/club-settings";

const source = { siteUrl: "https://club.example.org", prefix: "event", path: "/events/x" };
const head = { name: "Club", madeAt: new Date("2026-01-01T00:00:00Z") };

/** The calendar of one event, as another library reads it. */
function calendarOf(date: string, time: string): ICAL.Component {
  return ICAL.Component.fromString(renderCalendar(calendarEntries({ id: "x", title: "X", date, time }, source), head));
}

describe.each([
  ["Asia/Dhaka", "2026-07-14T04:00:00.000Z"],
  ["America/Sao_Paulo", "2026-07-14T13:00:00.000Z"],
  ["Europe/Berlin", "2026-07-14T08:00:00.000Z"],
  ["Asia/Kolkata", "2026-07-14T04:30:00.000Z"],
  ["US/Eastern", "2026-07-14T14:00:00.000Z"],
])("The calendar of a club in %s", (timeZone, instant) => {
  withClubSettings({ timeZone });

  it("has its events at the right instant", () => {
    const vevent = calendarOf("2026-07-14", "10:00 AM").getFirstSubcomponent("vevent");
    expect(vevent && new ICAL.Event(vevent).startDate.toJSDate().toISOString()).toBe(instant);
  });

  it("describes the time zone as other programs compute it", () => {
    const calendar = calendarOf("2026-07-14", "10:00 AM");
    const [component, ...others] = calendar.getAllSubcomponents("vtimezone");
    if (component === undefined) throw new Error("There is no VTIMEZONE");
    expect(others).toEqual([]);
    expect(component.getFirstPropertyValue("tzid")).toBe(timeZone);
    expect(calendar.getFirstPropertyValue("x-wr-timezone")).toBe(timeZone);
    const local = ICAL.Time.fromData({ year: 2026, month: 7, day: 14, hour: 10 }, new ICAL.Timezone(component));
    expect(local.toJSDate().toISOString()).toBe(instant);
  });
});

describe("The calendar of a club whose zone has several names", () => {
  withClubSettings({ timeZone: "Asia/Calcutta" });

  it("uses the name that the club chose", () => {
    const component = calendarOf("2026-07-14", "10:00 AM").getFirstSubcomponent("vtimezone");
    expect(component?.getFirstPropertyValue("tzid")).toBe("Asia/Calcutta");
  });
});
