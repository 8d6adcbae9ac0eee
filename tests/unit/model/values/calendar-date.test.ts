import { isRealDate } from "../../../../src/model/values/calendar-date";

describe("A real date", () => {
  it.each(["2026-02-14", "2024-02-29", "2000-02-29", "2026-12-31", "2026-01-01", "9999-12-31"])("is %s", (text) => {
    expect(isRealDate(text)).toBe(true);
  });

  it.each([
    "2026-02-29",
    "1900-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-01-32",
    "0026-02-14",
    "0000-01-01",
  ])("is not %s, which no calendar has", (text) => {
    expect(isRealDate(text)).toBe(false);
  });

  it.each([
    "",
    "2026",
    "2026-2-14",
    "26-02-14",
    "14-02-2026",
    "2026/02/14",
    "2026-02-14T00:00",
    " 2026-02-14",
    "2026-02-14\n",
    "২০২৬-০২-১৪",
    "soon",
  ])("is not %j, which is written otherwise", (text) => {
    expect(isRealDate(text)).toBe(false);
  });
});
