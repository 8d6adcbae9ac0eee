import { commaText } from "../../../src/words/comma-text";
import type { Language } from "../../../src/words/languages";
import { inLanguage } from "../../support/in-language";

describe.each<[Language, string]>([
  ["en", "A, B, C"],
  ["bn", "A, B, C"],
  ["es", "A, B, C"],
  ["ar", "A، \u2068B\u2069، \u2068C\u2069"],
])("In %s", (language, expected) => {
  inLanguage(language);

  it("texts in a row have the comma of the language between them", () => {
    expect(commaText(["A", "B", "C"])).toBe(expected);
  });
});

test("texts that are missing or empty leave no comma behind", () => {
  expect(commaText([null, "A", "", undefined, "B"])).toBe("A, B");
  expect(commaText(["A", null])).toBe("A");
  expect(commaText([])).toBe("");
});
