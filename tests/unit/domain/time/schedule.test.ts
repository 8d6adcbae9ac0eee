import { isoAtClub } from "../../../../src/domain/time/club-time";
import { type Schedule, spanOf } from "../../../../src/domain/time/schedule";
import { byStart, startsInFuture } from "../../../../src/domain/time/occurrences";

/** The span as ISO texts at UTC+6, which is how people of the club read it. */
function spanText(schedule: Schedule): [start: string, end: string] | undefined {
  const span = spanOf(schedule);
  return span && [isoAtClub(span.start), isoAtClub(span.end)];
}

const day = "2026-02-14";

describe("The span of an event", () => {
  it("is calculated at UTC+6, whatever the machine's own zone", () => {
    const span = spanOf({ date: day, time: "10:00 AM - 6:00 PM" });
    expect(span?.start.toISOString()).toBe("2026-02-14T04:00:00.000Z");
    expect(span?.end.toISOString()).toBe("2026-02-14T12:00:00.000Z");
    expect(span?.hasTime).toBe(true);
  });

  it.each([
    ["begins at noon at 12 PM", day, "12:00 PM - 2:00 PM", "2026-02-14T12:00", "2026-02-14T14:00"],
    ["begins with the day at 12 AM", day, "12:00 AM - 2:00 AM", "2026-02-14T00:00", "2026-02-14T02:00"],
    ["keeps its minutes", day, "9:05 AM - 9:50 AM", "2026-02-14T09:05", "2026-02-14T09:50"],
    ["reads the 24-hour clock", day, "14:00 - 17:30", "2026-02-14T14:00", "2026-02-14T17:30"],
    ["with an end before the start ends on the next day", day, "10 PM - 1 AM", "2026-02-14T22:00", "2026-02-15T01:00"],
    ["with an end at midnight does, too", day, "8 PM - 12 AM", "2026-02-14T20:00", "2026-02-15T00:00"],
    ["with an end that equals the start does", day, "10 AM - 10 AM", "2026-02-14T10:00", "2026-02-15T10:00"],
    ["may end in the next year", "2026-12-31", "11:00 PM", "2026-12-31T23:00", "2027-01-01T02:00"],
    ["may end on a leap day", "2028-02-28", "11:00 PM", "2028-02-28T23:00", "2028-02-29T02:00"],
  ])("%s", (_, date, time, start, end) => {
    expect(spanText({ date, time })).toEqual([`${start}:00+06:00`, `${end}:00+06:00`]);
  });

  it.each([
    ["a start without an end lasts 3 hours", undefined, 3],
    ["days of 8 hours each", "3 days", 24],
    ["one day", "1 day", 8],
    ["half a day", "0.5 days", 4],
    ["hours", "5 hours", 5],
    ["a fraction of hours", "1.5 hours", 1.5],
    ["words around the amount", "about 2 hours in all", 2],
    ["a hyphen", "2-day", 16],
    ["capitals and no space", "4HOURS", 4],
    ["nonsense", "a while", 3],
    ["an empty text", "", 3],
    ["null", null, 3],
    ["an amount without a unit", "5", 3],
    ["a unit without an amount", "days", 3],
    ["another unit", "2 weeks", 3],
    ["nothing at all", "0 hours", 3],
    ["more than any calendar holds", "99999999999999999999 days", 3],
  ])("calculates the end from the duration: %s", (_, duration, hours) => {
    const span = spanOf({ date: day, time: "10:00 AM", ...(duration === undefined ? {} : { duration }) });
    expect(span && (span.end.getTime() - span.start.getTime()) / 3_600_000).toBe(hours);
  });

  it.each([
    ["3 days", "10:00 AM - 11:00 AM", "2026-02-16T11:00:00+06:00"],
    ["2-day", "10:00 AM - 6:00 PM", "2026-02-15T18:00:00+06:00"],
    ["2 days", "10:00 PM - 2:00 AM", "2026-02-16T02:00:00+06:00"],
    ["2 hours on each of 3 days", "10:00 AM - 12:00 PM", "2026-02-16T12:00:00+06:00"],
    ["1.5 days", "9:00 AM - 1:00 PM", "2026-02-15T13:00:00+06:00"],
    ["1 day", "10:00 AM - 11:00 AM", "2026-02-14T11:00:00+06:00"],
    ["0 days", "10:00 AM - 11:00 AM", "2026-02-14T11:00:00+06:00"],
    ["5 hours", "10:00 AM - 11:00 AM", "2026-02-14T11:00:00+06:00"],
    ["99999999999999999999 days", "10:00 AM - 11:00 AM", "2026-02-14T11:00:00+06:00"],
  ])("of %s with the time %s ends on the last of its days", (duration, time, end) => {
    expect(spanText({ date: day, time, duration })).toEqual([expect.stringContaining(day), end]);
  });

  it("of several days without a readable time is so many whole days", () => {
    expect(spanText({ date: day, duration: "3 days" })).toEqual([
      "2026-02-14T00:00:00+06:00",
      "2026-02-17T00:00:00+06:00",
    ]);
    expect(spanText({ date: day, time: "all day", duration: "2 days" })?.[1]).toBe("2026-02-16T00:00:00+06:00");
  });

  it.each([undefined, null, "", "TBA", "25:00", "10:00 AM - late"])("is the whole day with the time %j", (time) => {
    const span = spanOf({ date: day, ...(time === undefined ? {} : { time }) });
    expect(span).toEqual({
      start: new Date("2026-02-14T00:00:00+06:00"),
      end: new Date("2026-02-15T00:00:00+06:00"),
      over: new Date("2026-02-15T00:00:00+06:00"),
      firstDayOver: new Date("2026-02-15T00:00:00+06:00"),
      hasTime: false,
    });
  });

  it.each([undefined, null, "", "2026-02-30", "2026-13-01", "2025-02-29", "14/02/2026", "2026-2-14", "soon"])(
    "does not exist with the date %j",
    (date) => {
      expect(spanOf({ time: "10:00 AM", ...(date === undefined ? {} : { date }) })).toBeUndefined();
    },
  );

  it("knows the leap day", () => {
    expect(spanText({ date: "2028-02-29" })?.[0]).toBe("2028-02-29T00:00:00+06:00");
  });
});

describe("An event starts in the future", () => {
  const start = Date.parse("2026-02-14T10:00:00+06:00");
  const dayEnd = Date.parse("2026-02-14T18:00:00.000Z");

  it.each([
    ["its start", { time: "10:00 AM - 6:00 PM" }, start],
    ["its day ends at UTC+6 without a time", { time: null }, dayEnd],
    ["its day ends at UTC+6 if its time can't be read", { time: "TBA" }, dayEnd],
    ["its first day ends if it takes several without a time", { duration: "3 days" }, dayEnd],
  ])("until %s", (_, fields, end) => {
    const isToCome = (now: number) => startsInFuture({ date: day, ...fields }, new Date(now));
    expect([end - 1, end, end + 1].map(isToCome)).toEqual([true, false, false]);
  });

  it.each([null, "2026-02-30"])("never with the date %j", (date) => {
    expect(startsInFuture({ date, time: "10:00 AM" }, new Date(0))).toBe(false);
  });
});

describe("The order by start", () => {
  const sorted = (schedules: Schedule[]) => [...schedules].sort(byStart);

  it("puts the earliest first, within a day too", () => {
    const morning = { date: day, time: "9 AM" };
    const evening = { date: day, time: "6 PM" };
    const before = { date: "2026-02-13", time: "11 PM" };
    expect(sorted([evening, morning, before])).toEqual([before, morning, evening]);
  });

  it("puts what has no real date last, in the order given", () => {
    const first = { date: "soon", time: "1" };
    const second = { date: null, time: "2" };
    const dated = { date: day };
    expect(sorted([first, second, dated])).toEqual([dated, first, second]);
  });

  it("keeps equal starts as they were", () => {
    const a = { date: day, time: "9 AM", duration: "1 hour" };
    const b = { date: day, time: "09:00", duration: "2 hours" };
    expect(sorted([b, a])).toEqual([b, a]);
    expect(byStart(a, b)).toBe(0);
  });
});
