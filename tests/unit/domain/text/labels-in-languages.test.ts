import { labelInSentence } from "../../../../src/domain/text/letters";
import type { Language } from "../../../../src/words/languages";
import { inLanguage } from "../../../support/in-language";

describe.each<[Language, string, string]>([
  ["en", "Sub community", "sub community"],
  ["en", "FAQ", "FAQ"],
  ["es", "Último plazo", "último plazo"],
  ["bn", "নোটিশ", "নোটিশ"],
])("In %s", (language, label, word) => {
  inLanguage(language);

  test(`the label ${label} is ${word} within a sentence`, () => {
    expect(labelInSentence(label)).toBe(word);
  });
});
