import { dayOfDate, readDayAndTime } from "../../../../src/model/values/publish-instant";
import { withClubSettings } from "../../../support/club-settings";

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
