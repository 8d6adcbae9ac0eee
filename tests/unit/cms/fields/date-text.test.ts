import { inputsOf, pastedInputs, textOf } from "../../../../src/cms/fields/date-text";

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

test("a field for days does not show a time, and takes the day of one that is pasted", () => {
  expect(inputsOf("2026-02-14 18:30", false)).toBeUndefined();
  expect(pastedInputs(" 2026-02-14 18:30\n", false)).toEqual({ day: "2026-02-14", time: "" });
  expect(pastedInputs("14 February", false)).toBeUndefined();
});

test.each([
  [state(""), state(""), ""],
  [state("2026-02-14"), state(""), "2026-02-14"],
  [state("2026-02-14"), state("18:30"), "2026-02-14 18:30"],
])("%j and %j are the text %j", (day, time, text) => {
  expect(textOf(day, time)).toEqual({ text });
});

test.each([
  [state("", true), state(""), "is not complete"],
  [state("2026-02-14"), state("", true), "has a time that is not complete"],
  [state(""), state("18:30"), "has a time without a day"],
  [state("0202-02-14"), state(""), "has the year 0202"],
  [state("12026-02-14"), state(""), "has the year 12026"],
])("%j and %j are no text: the day and time %j", (day, time, error) => {
  const read = textOf(day, time);
  expect("error" in read ? read.error : read.text).toContain(error);
});
