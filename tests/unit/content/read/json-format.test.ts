import { jsonFormat } from "../../../../src/content/read/json-format";

test.each([
  ["of Windows", '\uFEFF{\r\n  "a": 1\r\n}', { a: 1 }],
  ["that is not there yet", "", {}],
])("a file %s is read", (_what, text, expected) => {
  expect(jsonFormat.fromFile(text)).toEqual(expected);
});

test("a damaged file is an error", () => {
  expect(() => jsonFormat.fromFile('{ "a": ')).toThrow(SyntaxError);
});

test("what is written is read again", () => {
  expect(jsonFormat.fromFile(jsonFormat.toFile({ a: ["খেলা", null] }))).toEqual({ a: ["খেলা", null] });
});
