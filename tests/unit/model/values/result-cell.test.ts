import { parseResultCell, resultCellError, resultCellText } from "../../../../src/model/values/result-cell";

test.each([
  ["+", { state: "solved", tries: 0, isFirst: false }],
  ["+ 12", { state: "solved", tries: 0, minute: 12, isFirst: false }],
  ["+2 87", { state: "solved", tries: 2, minute: 87, isFirst: false }],
  ["+2", { state: "solved", tries: 2, isFirst: false }],
  ["+2 87!", { state: "solved", tries: 2, minute: 87, isFirst: true }],
  ["+!", { state: "solved", tries: 0, isFirst: true }],
  ["+ 0", { state: "solved", tries: 0, minute: 0, isFirst: false }],
  ["-3", { state: "tried", tries: 3, isFirst: false }],
  ["?1", { state: "pending", tries: 1, isFirst: false }],
  ["70 15", { state: "scored", tries: 0, minute: 15, points: 70, isFirst: false }],
  ["62.5", { state: "scored", tries: 0, points: 62.5, isFirst: false }],
  ["", { state: "untouched", tries: 0, isFirst: false }],
] as const)("the cell '%s' is read, and written as it was", (text, cell) => {
  expect(parseResultCell(text)).toEqual(cell);
  expect(resultCellText(cell)).toBe(text);
});

test.each([
  [" +2  87 ! ", "+2 87!"],
  ["  ", ""],
])("the cell '%s' means '%s'", (text, meant) => {
  expect(parseResultCell(text)).toEqual(parseResultCell(meant));
});

test.each(["-", "?", "+x", "+2 87 1", "2-87", "AC", "-3 12", "1,5 10", "++", "+ -1", "70 15 3", "!"])(
  "'%s' is no cell, and the error says what is",
  (text) => {
    expect(parseResultCell(text)).toBeUndefined();
    expect(resultCellError(text)).toMatch(new RegExp(`^is '.*', expected a cell such as`));
  },
);
