import { dateText } from "../../../../src/domain/time/date-text";

describe("A date in words", () => {
  it.each([
    ["2026-02-14", "February 14, 2026"],
    ["2026-01-01", "January 1, 2026"],
    ["2024-12-31", "December 31, 2024"],
    ["2028-02-29", "February 29, 2028"],
  ])("is written out: %s", (date, text) => {
    expect(dateText(date)).toBe(text);
  });

  it.each([undefined, null, ""])("is 'Date TBD' for %j", (date) => {
    expect(dateText(date)).toBe("Date TBD");
  });

  it.each([
    "2026-02-30",
    "2026-00-10",
    "2026-13-01",
    "2026-01-00",
    "0000-01-01",
    "soon",
    "2026/02/14",
    "2026-02-14T10",
  ])("is 'Invalid Date' for %j", (date) => {
    expect(dateText(date)).toBe("Invalid Date");
  });
});
