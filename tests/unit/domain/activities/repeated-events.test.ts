import { statusAt, statusChange } from "../../../../src/domain/activities/event-status";
import { upcomingAt, upcomingChange } from "../../../../src/domain/activities/upcoming";
import { occurrenceAt, startsInFuture } from "../../../../src/domain/time/occurrences";

const meeting = {
  date: "2026-09-01",
  time: "3:30 PM - 5:30 PM",
  repeats: "weekly",
  repeatsUntil: "2026-09-22",
  repeatsExcept: ["2026-09-15"],
  status: "upcoming",
};
const at = (text: string) => new Date(`${text}+06:00`);

describe("A weekly meeting", () => {
  it.each([
    ["2026-08-01T00:00:00", "2026-09-01", "upcoming", true],
    ["2026-09-01T15:30:00", "2026-09-01", "ongoing", true],
    ["2026-09-01T17:30:00", "2026-09-08", "upcoming", true],
    ["2026-09-08T17:30:00", "2026-09-22", "upcoming", true],
    ["2026-09-22T15:29:59", "2026-09-22", "upcoming", true],
    ["2026-09-22T15:30:00", "2026-09-22", "ongoing", false],
    ["2026-09-22T17:30:00", "2026-09-22", "completed", false],
  ])("at %s shows %s, is %s, and is still to come: %s", (now, date, status, isToCome) => {
    expect(occurrenceAt(meeting, at(now)).date).toBe(date);
    expect(statusAt(meeting, at(now))).toBe(status);
    expect(startsInFuture(meeting, at(now))).toBe(isToCome);
  });

  it("changes when a time begins and when it is over, until the last one", () => {
    expect(statusChange(meeting, at("2026-09-01T16:00:00"))).toEqual(at("2026-09-01T17:30:00"));
    expect(statusChange(meeting, at("2026-09-01T17:30:00"))).toEqual(at("2026-09-08T15:30:00"));
    expect(statusChange(meeting, at("2026-09-22T17:30:00"))).toBeUndefined();
  });

  it("is among what comes next with the date of its next time, in the order of these dates", () => {
    const contest = { date: "2026-09-05" };
    const next = (now: string) => upcomingAt([meeting, contest], at(now)).map(({ date }) => date);
    expect(next("2026-08-31T00:00:00")).toEqual(["2026-09-01", "2026-09-05"]);
    expect(next("2026-09-01T16:00:00")).toEqual(["2026-09-05", "2026-09-08"]);
    expect(next("2026-09-23T00:00:00")).toEqual([]);
  });

  it("makes the block of the home page change with each time, though its entries stay the same", () => {
    expect(upcomingChange([meeting], at("2026-09-02T00:00:00"))).toEqual(at("2026-09-08T15:30:00"));
    expect(upcomingChange([meeting], at("2026-09-22T15:30:00"))).toBeUndefined();
  });

  it("without a time of day is to come until its day has ended", () => {
    const whole = { ...meeting, time: null };
    expect(upcomingAt([whole], at("2026-09-01T23:00:00")).map(({ date }) => date)).toEqual(["2026-09-01"]);
    expect(upcomingAt([whole], at("2026-09-02T00:00:00")).map(({ date }) => date)).toEqual(["2026-09-08"]);
  });
});
