import { nextChange } from "../../../../src/domain/time/next-change";

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const part = (instant: Date) => (instant < at(12) ? "morning" : "afternoon");

test.each([
  ["the first that changes what is shown", [at(18), at(12), at(9)], at(8), at(12)],
  ["none that has passed", [at(9), at(12)], at(12), undefined],
  ["none at which all stays as it is", [at(13), at(18)], at(12), undefined],
  ["none of none", [], at(8), undefined],
])("the next change is %s", (_, instants, now, expected) => {
  expect(nextChange(instants, now, part)).toEqual(expected);
});
