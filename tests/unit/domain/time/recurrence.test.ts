import { exceptDays, occurrenceDays, seriesDays } from "../../../../src/domain/time/recurrence";
import { exceptText, recurrenceText } from "../../../../src/domain/time/date-text";

const weekly = { date: "2026-12-15", repeats: "weekly", repeatsUntil: "2027-01-12" };
const monthly = { date: "2026-11-15", repeats: "monthly", repeatsUntil: "2027-02-14" };

describe("The days of a series", () => {
  it("are the same day of each week, up to the last day and with it, over the end of a year", () => {
    const days = ["2026-12-15", "2026-12-22", "2026-12-29", "2027-01-05", "2027-01-12"];
    expect(seriesDays(weekly)).toEqual(days);
    expect(seriesDays({ ...weekly, repeatsUntil: "2027-01-11" })).toEqual(days.slice(0, -1));
  });

  it("are the same day of each month, without months that have no such day", () => {
    expect(seriesDays(monthly)).toEqual(["2026-11-15", "2026-12-15", "2027-01-15"]);
    expect(seriesDays({ ...monthly, date: "2027-01-31", repeatsUntil: "2027-05-31" })).toEqual([
      "2027-01-31",
      "2027-03-31",
      "2027-05-31",
    ]);
    expect(seriesDays({ ...monthly, date: "2024-02-29", repeatsUntil: "2024-04-30" })).toEqual([
      "2024-02-29",
      "2024-03-29",
      "2024-04-29",
    ]);
  });

  it.each([
    ["nothing", {}, []],
    ["a date that is none", { ...weekly, date: "2026-02-30" }, []],
    ["another rhythm", { ...weekly, repeats: "daily" }, ["2026-12-15"]],
    ["no end", { ...weekly, repeatsUntil: null }, ["2026-12-15"]],
    ["an end that is not a day", { ...weekly, repeatsUntil: "2026-13-01" }, ["2026-12-15"]],
    ["an end before the start", { ...weekly, repeatsUntil: "2026-12-01" }, []],
  ])("of %s are what can be known", (_, item, days) => {
    expect(seriesDays(item)).toEqual(days);
  });

  it("are limited, whatever the end", () => {
    expect(seriesDays({ ...weekly, repeatsUntil: "9999-12-31" }).length).toBeLessThan(300);
    expect(seriesDays({ ...weekly, date: "9999-12-20", repeatsUntil: "9999-12-31" })).toEqual([
      "9999-12-20",
      "9999-12-27",
    ]);
  });

  it("leave out the exceptions that are among them", () => {
    const item = { ...weekly, repeatsExcept: [" 2026-12-22 ", "2026-12-23", "soon"] };
    expect(exceptDays(item)).toEqual(["2026-12-22"]);
    expect(occurrenceDays(item)).toEqual(["2026-12-15", "2026-12-29", "2027-01-05", "2027-01-12"]);
  });
});

describe("The words for a series", () => {
  it.each([
    [weekly, "Every Tuesday until January 12, 2027"],
    [monthly, "Every month on the 15th until February 14, 2027"],
    [{ date: "2026-12-15" }, undefined],
  ])("of %j are %j", (item, text) => {
    expect(recurrenceText(item)).toBe(text);
  });

  it("name the exceptions, if there are any", () => {
    expect(exceptText({ ...weekly, repeatsExcept: ["2027-01-05", "2026-12-22"] })).toBe(
      "December 22, 2026 · January 5, 2027",
    );
    expect(exceptText(weekly)).toBeUndefined();
  });
});
