import { isSameData } from "../../../../src/cms/saving/same-data";

test.each([
  ["if their fields are in another order", true, { id: "a", title: "A" }, { title: "A", id: "a" }],
  [
    "if the fields inside a list are in another order",
    true,
    [{ b: [1, { d: 1, c: null }], a: "" }],
    [{ a: "", b: [1, { c: null, d: 1 }] }],
  ],
  ["if many fields are in the opposite order", true, { c: 3, b: 2, d: 4, a: 1 }, { d: 4, c: 3, b: 2, a: 1 }],
  ["unless the order of a list differs", false, { topics: ["a", "b"] }, { topics: ["b", "a"] }],
  ["unless one of them has another field", false, { id: "a" }, { id: "a", fee: 0 }],
  ["unless a text spells a number", false, { fee: 5 }, { fee: "5" }],
  ["unless a list has the entries of an object", false, { topics: ["a"] }, { topics: { 0: "a" } }],
])("two values say the same %s", (_when, isSame, one, other) => {
  expect(isSameData(one, other)).toBe(isSame);
});
