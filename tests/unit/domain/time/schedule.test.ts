import { type Schedule, spanOf } from "../../../../src/domain/time/schedule";
import { byStart, startsInFuture } from "../../../../src/domain/time/occurrences";

const day = "2026-02-14";

describe("The span of an event", () => {
  it("is calculated at UTC+6, whatever the machine's own zone", () => {
    const span = spanOf({ date: day, time: "10:00 AM - 6:00 PM" });
    expect(span?.start.toISOString()).toBe("2026-02-14T04:00:00.000Z");
    expect(span?.end.toISOString()).toBe("2026-02-14T12:00:00.000Z");
    expect(span?.hasTime).toBe(true);
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
});
