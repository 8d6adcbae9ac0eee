import { attendanceDays, attendanceRows } from "../../../../src/domain/activities/attendance";
import { withClubSettings } from "../../../support/club-settings";

describe("An attendance sheet", () => {
  it.each([
    [{}, 22],
    [{ maxParticipants: 40 }, 40],
    [{ maxParticipants: 40, currentParticipants: 43 }, 43],
    [{ maxParticipants: 0 }, 22],
    [{ maxParticipants: 100_000 }, 200],
  ])("of a workshop with %j has %d rows", (workshop, rows) => {
    expect(attendanceRows(workshop)).toBe(rows);
  });

  it.each([
    [{}, 0],
    [{ date: "2026-02-14" }, 1],
    [{ date: "2026-02-14", endDate: "2026-02-16" }, 3],
    [{ date: "2026-02-14", endDate: "2026-02-16", time: "6:00 PM - 4:00 PM" }, 3],
    [{ date: "2026-02-14", endDate: "2026-02-15", time: "9:00 PM - 2:00 AM", everyDay: true }, 2],
    [{ date: "2026-02-14", time: "10:00 PM - 2:00 AM" }, 1],
    [{ date: "2026-02-14", duration: "3 days" }, 3],
    [{ date: "2026-02-14", time: "9:00 AM - 5:00 PM", duration: "3 days" }, 3],
    [{ date: "2026-02-14", time: "9:00 AM", duration: "2 days" }, 2],
    [{ date: "2026-02-14", duration: "90 days" }, 5],
  ])("of a workshop with %j is signed on %d days", (workshop, count) => {
    expect(attendanceDays(workshop)).toHaveLength(count);
  });

  it("names the days", () => {
    const workshop = { date: "2026-02-27", endDate: "2026-03-01", time: "9:00 AM - 5:00 PM", everyDay: true };
    expect(attendanceDays(workshop)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  });
});

describe("An attendance sheet where clocks are changed", () => {
  withClubSettings({ timeZone: "Europe/Berlin" });

  it.each([
    [{ date: "2026-10-25" }, 1],
    [{ date: "2026-10-24", duration: "2 days" }, 2],
    [{ date: "2026-03-29" }, 1],
    [{ date: "2026-03-28", duration: "2 days" }, 2],
  ])("has a column for each day of %j, however long it is", (workshop, count) => {
    expect(attendanceDays(workshop)).toHaveLength(count);
  });
});
