import { recurrenceRule } from "../../../../src/domain/calendar/calendar-links";
import { calendarEntries, type CalendarItem } from "../../../../src/domain/calendar/calendar-entry";

const source = { siteUrl: "https://club.example.org", prefix: "event", path: "/events/sprint" };
const item: CalendarItem = { id: "sprint", title: "Sprint", date: "2026-02-14", time: "12:00 PM - 6:00 PM" };

describe("The entries of an event", () => {
  it("begin at noon where the time says 12 PM, at UTC+6", () => {
    const [entry] = calendarEntries(item, source);
    expect(entry).toMatchObject({
      uid: "event-sprint@club.example.org",
      url: "https://club.example.org/events/sprint",
      time: { start: new Date("2026-02-14T06:00:00Z"), end: new Date("2026-02-14T12:00:00Z") },
      isCancelled: false,
      isDeadline: false,
    });
  });

  it("end on the next day where the end is before the start", () => {
    const [entry] = calendarEntries({ ...item, time: "10:00 PM - 2:00 AM" }, source);
    expect(entry?.time).toEqual({ start: new Date("2026-02-14T16:00:00Z"), end: new Date("2026-02-14T20:00:00Z") });
  });

  it.each([undefined, "noonish"])("take the whole day with the time %j", (time) => {
    expect(calendarEntries({ ...item, time }, source)[0]?.time).toEqual({
      firstDay: "2026-02-14",
      lastDay: "2026-02-14",
    });
  });

  it("end on the last day of a workshop of several days", () => {
    const duration = "3 days";
    expect(calendarEntries({ ...item, duration }, source)[0]?.time).toEqual({
      start: new Date("2026-02-14T06:00:00Z"),
      end: new Date("2026-02-16T12:00:00Z"),
    });
    expect(calendarEntries({ ...item, time: undefined, duration }, source)[0]?.time).toEqual({
      firstDay: "2026-02-14",
      lastDay: "2026-02-16",
    });
  });

  it("say first where to join online, which is their place if they have no venue", () => {
    const online = { ...item, description: "Six hours.", joinLink: "https://meet.example.org/a" };
    expect(calendarEntries(online, source)[0]).toMatchObject({
      description: "Join online: https://meet.example.org/a\n\nSix hours.",
      location: "https://meet.example.org/a",
    });
    expect(calendarEntries({ ...online, venue: "Lab 2" }, source)[0]?.location).toBe("Lab 2");
  });

  it("are one from the beginning to the end of several days", () => {
    const endDate = "2026-02-16";
    expect(calendarEntries({ ...item, endDate }, source)[0]).toMatchObject({
      time: { start: new Date("2026-02-14T06:00:00Z"), end: new Date("2026-02-16T12:00:00Z") },
      recurrence: undefined,
    });
    expect(calendarEntries({ ...item, time: undefined, endDate, everyDay: true }, source)[0]).toMatchObject({
      time: { firstDay: "2026-02-14", lastDay: "2026-02-16" },
      recurrence: undefined,
    });
  });

  it("are one that comes back daily where the time holds on each of several days", () => {
    const [entry] = calendarEntries({ ...item, endDate: "2026-02-16", everyDay: true }, source);
    expect(entry?.time).toEqual({ start: new Date("2026-02-14T06:00:00Z"), end: new Date("2026-02-14T12:00:00Z") });
    expect(entry?.recurrence && recurrenceRule(entry.recurrence)).toBe("FREQ=DAILY;COUNT=3");
  });

  it.each([undefined, "", "2026-02-30", "soon"])("are none with the date %j", (date) => {
    expect(calendarEntries({ ...item, date }, source)).toEqual([]);
  });

  it("hold the last day to register, also while the date is open", () => {
    expect(calendarEntries({ ...item, date: undefined, registrationDeadline: "2026-02-10" }, source)).toEqual([
      expect.objectContaining({
        uid: "event-sprint-deadline@club.example.org",
        title: "Last day to register: Sprint",
        time: { firstDay: "2026-02-10", lastDay: "2026-02-10" },
        isDeadline: true,
      }),
    ]);
    expect(calendarEntries({ ...item, registrationDeadline: "when full" }, source)).toHaveLength(1);
  });

  it("are all cancelled with it", () => {
    const entries = calendarEntries({ ...item, status: "cancelled", registrationDeadline: "2026-02-10" }, source);
    expect(entries.map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
  });
});
