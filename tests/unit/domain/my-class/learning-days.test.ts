import { CALENDAR_WEEKS, parseDays, weeksUntil, withDay } from "../../../../src/domain/my-class/learning-days";

describe("The days on which someone learned", () => {
  it("are kept once each, in order", () => {
    const days = withDay(withDay([], "2026-11-25"), "2026-11-20");
    expect(days).toEqual(["2026-11-20", "2026-11-25"]);
    expect(withDay(days, "2026-11-25")).toBe(days);
    expect(parseDays(JSON.stringify(days))).toEqual(days);
  });

  it("are no more than a calendar shows", () => {
    const weeks = weeksUntil("2026-11-28");
    const all = weeks.flat().reduce<readonly string[]>((days, day) => withDay(days, day), ["2020-01-01"]);
    expect(all).toEqual(weeks.flat());
  });

  it.each(["", "{}", "null", '["2026-02-30", 7, "x"]'])("stored as %s are none", (text) =>
    expect(parseDays(text)).toEqual([]),
  );

  it("are in weeks from Sunday, up to today, over the end of a year", () => {
    const weeks = weeksUntil("2027-01-02");
    expect(weeks).toHaveLength(CALENDAR_WEEKS);
    expect(weeks.at(-1)).toEqual([
      ...["2026-12-27", "2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"],
    ]);
    expect(weeksUntil("2026-11-25").at(-1)).toEqual(["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"]);
  });
});
