import { dayOfDate, readDayAndTime } from "../../../../src/model/values/publish-instant";
import { withClubSettings } from "../../../support/club-settings";

describe("A date with a time or a zone", () => {
  it.each([
    ["2021-05-06 10:00:00 +0600", "2021-05-06"],
    ["2021-05-06T10:00:00Z", "2021-05-06"],
    ["2021-05-06T10:00:00.000+06:00", "2021-05-06"],
    ["2021-05-06 10:00", "2021-05-06"],
    ["2021-05-06 9:05", "2021-05-06"],
    ["2021-05-06 11:59 PM", "2021-05-06"],
    ["2021-05-06 +0600", "2021-05-06"],
    ["2021-05-06Z", "2021-05-06"],
    ["2021-05-06 23:30:00 UTC", "2021-05-07"],
    ["2021-05-06T23:30:00-08:00", "2021-05-07"],
    ["2021-05-07 00:30:00 +09", "2021-05-06"],
    ["2021-12-31T18:00:00Z", "2022-01-01"],
  ])("%j means %s at a club in Dhaka", (written, day) => {
    expect(dayOfDate(written)).toBe(day);
  });

  it.each(["2021-05-06", "2021-02-30 10:00", "2021-05-06 25:00", "2021-05-06 13:00 PM", "May 6, 2021", 20210506])(
    "leaves %j as it is",
    (written) => {
      expect(dayOfDate(written)).toBe(written);
    },
  );
});

describe("At a club west of Greenwich", () => {
  withClubSettings({ timeZone: "America/New_York" });

  it("an instant may belong to the day before", () => {
    expect(dayOfDate("2021-05-06T03:00:00Z")).toBe("2021-05-05");
    expect(dayOfDate("2021-05-06 +0900")).toBe("2021-05-06");
  });
});

test("a time of publication may be written in the same ways", () => {
  expect(readDayAndTime("2026-03-20 6:00 PM +0600")).toEqual({ day: "2026-03-20", time: "18:00:00", zone: "+06:00" });
  expect(readDayAndTime("2026-03-20 12:00 AM UTC")).toEqual({ day: "2026-03-20", time: "00:00:00", zone: "Z" });
});
