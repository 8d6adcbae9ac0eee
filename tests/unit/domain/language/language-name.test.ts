import { languageName } from "../../../../src/domain/language/language-name";
import { clubLanguages } from "../../../../src/words/languages";
import { inLanguage } from "../../../support/in-language";

describe.each(clubLanguages)("In %s", (language) => {
  inLanguage(language);

  it("each language that a club can choose has a name of its own", () => {
    expect(new Set(clubLanguages.map(languageName)).size).toBe(clubLanguages.length);
  });
});
