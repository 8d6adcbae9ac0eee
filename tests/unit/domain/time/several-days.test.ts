import { statusAt } from "../../../../src/domain/activities/event-status";
import { isoAtClub } from "../../../../src/domain/time/club-time";
import { type Schedule, spanOf } from "../../../../src/domain/time/schedule";
import { startsInFuture } from "../../../../src/domain/time/occurrences";

const date = "2026-12-18";
const endDate = "2026-12-20";

function spanText(schedule: Schedule): [start: string, end: string] | undefined {
  const span = spanOf(schedule);
  return span && [isoAtClub(span.start).slice(0, 16), isoAtClub(span.end).slice(0, 16)];
}

describe("The span of an event of several days", () => {
  it.each<[Schedule, string, string]>([
    [{}, "2026-12-18T00:00", "2026-12-21T00:00"],
    [{ time: "All day" }, "2026-12-18T00:00", "2026-12-21T00:00"],
    [{ everyDay: true }, "2026-12-18T00:00", "2026-12-21T00:00"],
    [{ time: "6:00 PM - 4:00 PM" }, "2026-12-18T18:00", "2026-12-20T16:00"],
    [{ time: "6 PM until 4 PM" }, "2026-12-18T18:00", "2026-12-20T16:00"],
    [{ time: "6:00 PM - 12:00 AM" }, "2026-12-18T18:00", "2026-12-20T00:00"],
    [{ time: "6:00 PM - 12:00 AM", endDate: "2026-12-19" }, "2026-12-18T18:00", "2026-12-19T00:00"],
    [{ time: "6:00 PM" }, "2026-12-18T18:00", "2026-12-21T00:00"],
    [{ time: "9:00 AM - 5:00 PM", everyDay: true }, "2026-12-18T09:00", "2026-12-20T17:00"],
    [{ time: "9:00 PM - 2:00 AM", everyDay: true }, "2026-12-18T21:00", "2026-12-21T02:00"],
    [{ time: "9:00 AM", everyDay: true }, "2026-12-18T09:00", "2026-12-20T12:00"],
    [{ time: "9:00 AM - 5:00 PM", duration: "8 days" }, "2026-12-18T09:00", "2026-12-20T17:00"],
  ])("with %j is from %s to %s", (schedule, start, end) => {
    expect(spanText({ date, endDate, ...schedule })).toEqual([start, end]);
  });

  it.each([{ endDate: "2026-12-18" }, { endDate: "2026-12-17" }, { endDate: "soon" }, { endDate, repeats: "weekly" }])(
    "is that of one day with %j",
    (schedule) => {
      expect(spanText({ date, time: "9:00 AM - 5:00 PM", ...schedule })).toEqual([
        "2026-12-18T09:00",
        "2026-12-18T17:00",
      ]);
    },
  );
});

describe("An event of several days", () => {
  const camp = { title: "Camp", date, endDate, time: "9:00 AM - 5:00 PM", everyDay: true };

  it.each([
    ["2026-12-18T08:59", "upcoming", true],
    ["2026-12-18T09:00", "ongoing", false],
    ["2026-12-19T02:00", "ongoing", false],
    ["2026-12-20T16:59", "ongoing", false],
    ["2026-12-20T17:00", "completed", false],
  ])("at %s is %s", (now, status, isToCome) => {
    const instant = new Date(`${now}:00+06:00`);
    expect(statusAt(camp, instant)).toBe(status);
    expect(startsInFuture(camp, instant)).toBe(isToCome);
  });
});
