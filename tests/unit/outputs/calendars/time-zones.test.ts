import ICAL from "ical.js";
import { calendarEntries, type CalendarItem } from "../../../../src/domain/calendar/calendar-entry";
import { renderCalendar } from "../../../../src/outputs/calendars/render-calendar";
import { withClubSettings } from "../../../support/club-settings";

const source = { siteUrl: "https://club.example.org", prefix: "event", path: "/events/x" };
const head = { name: "Club", madeAt: new Date("2026-01-01T00:00:00Z") };

/** The calendar of one event, as another library reads it. */
function calendarOf(item: Partial<CalendarItem>): ICAL.Component {
  const entries = calendarEntries({ id: "x", title: "X", date: "2026-07-14", time: "10:00 AM", ...item }, source);
  return ICAL.Component.fromString(renderCalendar(entries, head));
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

  it("has its events at the right instant", () => {
    const vevent = calendarOf({}).getFirstSubcomponent("vevent");
    expect(vevent && new ICAL.Event(vevent).startDate.toJSDate().toISOString()).toBe(instant);
  });

  it("describes the time zone of its repeated events as other programs compute it", () => {
    const calendar = calendarOf(weekly);
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
    const component = calendarOf(weekly).getFirstSubcomponent("vtimezone");
    expect(component?.getFirstPropertyValue("tzid")).toBe("Asia/Calcutta");
  });
});
