import { isSameData } from "../../../../src/cms/saving/before-save";

test.each([
  ["their fields are in another order", { id: "a", title: "A" }, { title: "A", id: "a" }],
  [
    "the fields inside a list are in another order",
    [{ b: [1, { d: 1, c: null }], a: "" }],
    [{ a: "", b: [1, { c: null, d: 1 }] }],
  ],
  ["many fields are in the opposite order", { c: 3, b: 2, d: 4, a: 1 }, { d: 4, c: 3, b: 2, a: 1 }],
])("two values say the same if %s", (_when, one, other) => {
  expect(isSameData(one, other)).toBe(true);
});

test.each([
  ["the order of a list differs", { topics: ["a", "b"] }, { topics: ["b", "a"] }],
  ["one of them has another field", { id: "a" }, { id: "a", fee: 0 }],
  ["a text spells a number", { fee: 5 }, { fee: "5" }],
  ["a list has the entries of an object", { topics: ["a"] }, { topics: { 0: "a" } }],
])("two values differ if %s", (_when, one, other) => {
  expect(isSameData(one, other)).toBe(false);
});
