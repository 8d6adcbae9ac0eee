import { dateProblem, inputsOf } from "../../../../src/cms/fields/date-text";

const state = (value: string, isHalfFilled = false) => ({ value, isHalfFilled });

test.each([
  ["", { day: "", time: "" }],
  ["2026-02-14", { day: "2026-02-14", time: "" }],
  ["2026-02-14 18:30", { day: "2026-02-14", time: "18:30" }],
  ["2026-02-14T18:30", { day: "2026-02-14", time: "18:30" }],
  // The inputs would leave out a part of these.
  ["2026-02-14 18:30:15", undefined],
  ["2026-02-14 18:30+06:00", undefined],
  ["2026-02-30", undefined],
  ["soon", undefined],
])("%j is shown as %j", (text, inputs) => {
  expect(inputsOf(text, true)).toEqual(inputs);
});

test("a field for days does not show a time", () => {
  expect(inputsOf("2026-02-14 18:30", false)).toBeUndefined();
});

test.each([
  [state(""), state(""), undefined],
  [state("2026-02-14"), state(""), undefined],
  [state("2026-02-14"), state("18:30"), undefined],
  [state("", true), state(""), "is not complete or does not exist, expected a day, a month and a year"],
  [state("2026-02-14"), state("", true), "has a time that is not complete, expected hours and minutes"],
  [state(""), state("18:30"), "has a time without a day, expected a day before it"],
  [state("0202-02-14"), state(""), "has the year 0202, expected one with four digits such as 2026"],
  [state("12026-02-14"), state(""), "has the year 12026, expected one with four digits such as 2026"],
])("of the day %j and the time %j this is wrong: %j", (day, time, problem) => {
  expect(dateProblem(day, time)).toBe(problem);
});
