import { statusAt } from "../../../../src/domain/activities/event-status";
import { registrationAt } from "../../../../src/domain/club-registration";
import { noticeState } from "../../../../src/domain/notices/notice-state";
import { lastChange, nextChange, startsInFuture } from "../../../../src/domain/time/occurrences";
import type { Schedule } from "../../../../src/domain/time/schedule";

const contest = { date: "2026-03-01", time: "10:00 AM - 6:00 PM" };
const at = (instant: string) => new Date(instant);
const last = (schedules: readonly Schedule[], now: string) => lastChange(schedules, at(now)).toISOString();

describe("The last change", () => {
  it.each([
    ["2026-03-01T03:59:59Z", "1970-01-01T00:00:00.000Z"],
    ["2026-03-01T04:00:00Z", "2026-03-01T04:00:00.000Z"],
    ["2026-03-01T11:59:59Z", "2026-03-01T04:00:00.000Z"],
    ["2026-03-01T12:00:00Z", "2026-03-01T12:00:00.000Z"],
  ])("before %s of an event is at %s", (now, expected) => {
    expect(last([contest], now)).toBe(expected);
  });

  it("of several things is the latest", () => {
    expect(last([contest, { date: "2026-02-27" }], "2026-03-01T05:00:00Z")).toBe("2026-03-01T04:00:00.000Z");
  });

  it("of what has no date is never", () => {
    expect(last([{ date: null }, { date: "soon" }], "2026-03-01T05:00:00Z")).toBe("1970-01-01T00:00:00.000Z");
  });

  it.each([
    contest,
    { date: "2026-03-01" },
    { date: "2026-03-01", time: "10:00 PM" },
    { date: "2026-03-01", time: "10:00 PM - 2:00 AM", duration: "3 days" },
    { date: "2026-03-01", time: "9:00 AM", duration: "2 days" },
    { date: "2026-03-01", duration: "5 days" },
  ])("leaves everything as it is now: %j", (schedule) => {
    const start = Date.parse("2026-02-27T00:00:00Z");
    const shown = (now: Date) => ({
      status: statusAt(schedule, now),
      isToCome: startsInFuture(schedule, now),
      notice: noticeState({ priority: null, isActive: true, expiryDate: schedule.date }, now),
      registration: registrationAt({ openDate: schedule.date, closeDate: schedule.date }, now),
    });
    const days = [{ date: schedule.date }, schedule];
    for (let hour = 0; hour < 8 * 24; hour += 1) {
      const now = new Date(start + hour * 3_600_000);
      expect(shown(lastChange(days, now))).toEqual(shown(now));
    }
  });
});

const atHour = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const part = (instant: Date) => (instant < atHour(12) ? "morning" : "afternoon");

test.each([
  ["the first that changes what is shown", [atHour(18), atHour(12), atHour(9)], atHour(8), atHour(12)],
  ["none that has passed", [atHour(9), atHour(12)], atHour(12), undefined],
  ["none at which all stays as it is", [atHour(13), atHour(18)], atHour(12), undefined],
  ["none of none", [], atHour(8), undefined],
])("the next change is %s", (_, instants, now, expected) => {
  expect(nextChange(instants, now, part)).toEqual(expected);
});
