import { listText } from "../../../../src/domain/text/list-text";
import type { Language } from "../../../../src/words/languages";
import { inLanguage } from "../../../support/in-language";

describe.each<[Language, string]>([
  ["en", "A, B, C"],
  ["es", "A, B y C"],
  ["pt-BR", "A, B e C"],
  ["ar", "A، وB، وC"],
])("In %s", (language, expected) => {
  inLanguage(language);

  it("names are put in a row as its readers expect", () => {
    expect(listText(["A", "B", "C"])).toBe(expected);
    expect(listText(["A"])).toBe("A");
    expect(listText([])).toBe("");
  });
});
