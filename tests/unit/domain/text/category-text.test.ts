import { categoryText } from "../../../../src/domain/text/category-text";
import { eventCategories } from "../../../../src/model/choices";
import { notice } from "../../../../src/model/kinds/notice";
import { fieldsOf } from "../../../../src/model/schema/schema-fields";
import { clubLanguages } from "../../../../src/words/languages";
import { inLanguage } from "../../../support/in-language";

const suggested = fieldsOf(notice.schema).find(({ name }) => name === "category")?.info.suggestions ?? [];
const usual = [...eventCategories(), ...suggested];

test("in English the usual categories are the words of the content", () => {
  expect(usual.map(categoryText)).toEqual(usual);
});

describe.each(clubLanguages.filter((language) => language !== "en"))("In %s", (language) => {
  inLanguage(language);

  it("they have words of their own", () => {
    // It is a word of Portuguese and Spanish, too.
    const same = usual.filter((category) => category !== "general" && categoryText(category) === category);
    expect(same).toEqual([]);
  });

  it("a category that the club has named stays as it is", () => {
    expect(categoryText("hackathon")).toBe("hackathon");
  });
});
