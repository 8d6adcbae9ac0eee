import { statusAt, statusChange, lastInstant } from "../../../../src/domain/activities/event-status";

const event = { date: "2026-02-14", time: "10:00 AM - 6:00 PM" };
const at = (iso: string) => new Date(iso);

describe("The status of an event", () => {
  it.each([
    [event, "2026-02-14T09:59:59.999", "upcoming"],
    [event, "2026-02-14T10:00:00.000", "ongoing"],
    [event, "2026-02-14T17:59:59.999", "ongoing"],
    [event, "2026-02-14T18:00:00.000", "completed"],
    [{ date: "2026-02-14" }, "2026-02-13T23:59:59", "upcoming"],
    [{ date: "2026-02-14" }, "2026-02-14T00:00:00", "ongoing"],
    [{ date: "2026-02-14" }, "2026-02-15T00:00:00", "completed"],
  ])("of %j at %s is %s", (item, now, status) => {
    expect(statusAt(item, at(`${now}+06:00`))).toBe(status);
  });

  it.each(["upcoming", "ongoing", "completed"])("is what the clock says where the file says %s", (status) => {
    expect(statusAt({ ...event, status }, at("2026-02-14T12:00:00+06:00"))).toBe("ongoing");
  });

  it("stays cancelled before, during and after", () => {
    for (const now of ["2026-01-01", "2026-02-14T06:00:00Z", "2027-01-01"])
      expect(statusAt({ ...event, status: "cancelled" }, at(now))).toBe("cancelled");
  });

  it.each([null, "2026-02-30"])("is what the file says with the date %j", (date) => {
    expect(statusAt({ date, status: "ongoing" }, at("2026-01-01"))).toBe("ongoing");
  });

  it.each([undefined, null, "", "postponed", "constructor"])("is unknown with no date and the status %j", (status) => {
    expect(statusAt(status === undefined ? {} : { status }, at("2026-01-01"))).toBeUndefined();
  });
});

describe("The next instant at which what is said of an event changes", () => {
  it.each([
    ["its start, before it", event, "2026-02-01T00:00:00+06:00", "2026-02-14T10:00:00+06:00"],
    ["its end, while it lasts", event, "2026-02-14T12:00:00+06:00", "2026-02-14T18:00:00+06:00"],
    [
      "the end of its first day, when it no longer is to come",
      { date: "2026-02-14", duration: "3 days" },
      "2026-02-14T12:00:00+06:00",
      "2026-02-15T00:00:00+06:00",
    ],
    [
      "the end of its last day",
      { date: "2026-02-14", duration: "3 days" },
      "2026-02-15T12:00:00+06:00",
      "2026-02-17T00:00:00+06:00",
    ],
  ])("is %s", (_, item, now, change) => {
    expect(statusChange(item, at(now))).toEqual(at(change));
  });
});

describe("When an event is over", () => {
  const weekly = { repeats: "weekly", repeatsUntil: "2026-03-20" };

  it.each([
    ["end of its last day", { time: "10:00 AM - 1:00 PM", duration: "2 days" }, at("2026-03-02T13:00:00+06:00")],
    ["end of its last repetition", { ...weekly, time: "6:00 PM - 7:00 PM" }, at("2026-03-15T19:00:00+06:00")],
    ["unknown if it is cancelled", { status: "cancelled" }, undefined],
    ["unknown without a date", { date: null }, undefined],
    ["unknown without a real date", { date: "soon" }, undefined],
  ])("is: %s", (_, fields, end) => expect(lastInstant({ date: "2026-03-01", ...fields })).toEqual(end));
});
