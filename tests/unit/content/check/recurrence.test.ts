import { linesFor } from "./lines-for";

const weekly = { date: "2026-09-01", repeats: "weekly", repeatsUntil: "2026-12-29" };
const said = (fields: object) =>
  linesFor({ "events/x.json": { id: "x", title: "X", ...fields } }).map((line) =>
    line.replace("content/events/x.json: ", ""),
  );

describe("A repeated event", () => {
  it("is fine with a first day, a rhythm, an end and exceptions on its days", () => {
    expect(said(weekly)).toEqual([]);
    expect(said({ ...weekly, repeats: "monthly", repeatsExcept: ["2026-10-01"] })).toEqual([]);
    expect(said({ ...weekly, repeatsUntil: "2031-09-01", repeatsExcept: ["", "2026-09-08"] })).toEqual([]);
  });

  it("may be on the last day that every month has", () => {
    expect(said({ ...weekly, date: "2026-08-28", repeats: "monthly" })).toEqual([]);
  });

  it.each([
    [
      "without an end",
      { repeatsUntil: null },
      ["repeatsUntil: is missing, expected the last day of the series, such as 2026-12-31"],
    ],
    [
      "with an end before its start",
      { repeatsUntil: "2026-08-31" },
      ["repeatsUntil: is '2026-08-31', expected a day from 2026-09-01 on and at most 5 years later"],
    ],
    [
      "with an end too far away",
      { repeatsUntil: "2031-09-02" },
      ["repeatsUntil: is '2031-09-02', expected a day from 2026-09-01 on and at most 5 years later"],
    ],
    [
      "without a first day",
      { date: null },
      ["repeats: is 'weekly' without a first day, expected a real day in the field date"],
    ],
    [
      "that leaves out all its days",
      { repeatsUntil: "2026-09-08", repeatsExcept: ["2026-09-01", "2026-09-08"] },
      ["repeatsExcept: names every day of the series, expected at least one day on which it takes place"],
    ],
    ["with an unknown rhythm", { repeats: "daily" }, ["repeats: is the text 'daily', expected one of weekly, monthly"]],
  ])("%s is an error", (_, fields, lines) => {
    const errors = said({ ...weekly, ...fields }).filter((line) => !line.includes(": warning: "));
    expect(errors).toEqual(lines);
  });

  it("whose end is not a day is an error", () => {
    expect(said({ ...weekly, repeatsUntil: "the summer" })).toContain(
      "repeatsUntil: is 'the summer', expected the last day of the series, such as 2026-12-31",
    );
  });

  it.each([
    [
      "an exception on which it does not take place anyway",
      { repeatsExcept: ["2026-09-08", "2026-09-09", "Eid"] },
      [
        "repeatsExcept[1]: warning: is '2026-09-09', on which it does not take place anyway, expected one of its days, such as 2026-09-08",
        "repeatsExcept[2]: warning: is 'Eid', on which it does not take place anyway, expected one of its days, such as 2026-09-08",
      ],
    ],
    [
      "a day that some months do not have",
      { date: "2026-08-31", repeats: "monthly" },
      ["date: warning: is day 31 of a month, and months without it are left out, expected day 1 to 28"],
    ],
    [
      "the first day that February does not always have",
      { date: "2026-08-29", repeats: "monthly" },
      ["date: warning: is day 29 of a month, and months without it are left out, expected day 1 to 28"],
    ],
    [
      "an end or exceptions without a rhythm",
      { repeats: "", repeatsExcept: ["2026-09-08"] },
      [
        "repeatsExcept: warning: has no effect, expected 'weekly' or 'monthly' in the field repeats",
        "repeatsUntil: warning: has no effect, expected 'weekly' or 'monthly' in the field repeats",
      ],
    ],
  ])("gets a warning for %s", (_, fields, lines) => {
    expect(said({ ...weekly, ...fields })).toEqual(lines);
  });
});
