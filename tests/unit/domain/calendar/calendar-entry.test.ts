import { recurrenceRule } from "../../../../src/domain/calendar/recurrence-rule";
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

  it.each([
    ["on the next day if the end is before the start", { time: "10:00 PM - 2:00 AM" }, "14T16:00", "14T20:00"],
    ["on the last day of a workshop of several", { duration: "3 days" }, "14T06:00", "16T12:00"],
    ["on the last of several days", { endDate: "2026-02-16" }, "14T06:00", "16T12:00"],
  ])("end %s", (_, fields, start, end) => {
    const time = { start: new Date(`2026-02-${start}:00Z`), end: new Date(`2026-02-${end}:00Z`) };
    expect(calendarEntries({ ...item, ...fields }, source)[0]).toMatchObject({ time, recurrence: undefined });
  });

  it.each([
    [{}, "2026-02-14"],
    [{ time: "noonish" }, "2026-02-14"],
    [{ duration: "3 days" }, "2026-02-16"],
    [{ endDate: "2026-02-16", everyDay: true }, "2026-02-16"],
  ])("take whole days with %j", (fields, lastDay) => {
    const [entry] = calendarEntries({ ...item, time: undefined, ...fields }, source);
    expect(entry).toMatchObject({ time: { firstDay: "2026-02-14", lastDay }, recurrence: undefined });
  });

  it("say first where to join online, which is their place if they have no venue", () => {
    const online = { ...item, description: "Six hours.", joinLink: "https://meet.example.org/a" };
    expect(calendarEntries(online, source)[0]).toMatchObject({
      description: "Join online: https://meet.example.org/a\n\nSix hours.",
      location: "https://meet.example.org/a",
    });
    expect(calendarEntries({ ...online, venue: "Lab 2" }, source)[0]?.location).toBe("Lab 2");
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
