import { readFileSync } from "node:fs";
import { parse, type Token } from "@messageformat/parser";
import { collectMessages, englishCatalogue, valuesModule } from "../../../tools/words/collect-messages";
import { catalogueFile, readCatalogue } from "../../../src/words/catalogue";
import { clubLanguages } from "../../../src/words/languages";
import { englishOf } from "../../../src/words/messages";

const messages = collectMessages();
const translated = clubLanguages.filter((language) => language !== "en");

test("the English catalogue and the types of values are what `npm run words` writes", () => {
  expect(readFileSync(catalogueFile("en"), "utf8")).toBe(englishCatalogue(messages));
  expect(readFileSync("src/words/message-values.d.ts", "utf8")).toBe(valuesModule(messages));
});

/** All parts of a message, those inside of branches too. */
function tokensOf(message: string): Token[] {
  const inside = (tokens: readonly Token[]): Token[] =>
    tokens.flatMap((token) =>
      ["cases" in token ? token.cases.flatMap(({ tokens: each }) => inside(each)) : [], token].flat(),
    );
  return inside(parse(message));
}

const placeholdersOf = (message: string) =>
  [...new Set(tokensOf(message).flatMap((token) => ("arg" in token ? [token.arg] : [])))].sort();

const tagsOf = (message: string) => (message.match(/<\/?\w+\/?>/g) ?? []).sort();

describe.each(translated)("The words in %s", (language) => {
  const words = readCatalogue(language);

  it("are there for every message, and for no other", () => {
    expect(Object.keys(words)).toEqual(messages.filter((message) => words[message]));
    expect(messages.filter((message) => !words[message])).toEqual([]);
  });

  it("keep the placeholders and the tags of the English ones, and no note to translators", () => {
    const differing = messages.filter((message) => {
      const [english, translation] = [englishOf(message), words[message] ?? ""];
      const isAlike = (of: (text: string) => string[]) => of(english).join() === of(translation).join();
      return !isAlike(placeholdersOf) || !isAlike(tagsOf) || translation.includes("||");
    });
    expect(differing).toEqual([]);
  });

  it("have a form for each number that the language tells apart", () => {
    // 'many' is for millions in Spanish and Portuguese, where it is said like 'other'.
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const needed = language === "ar" ? forms : forms.filter((form) => form !== "many");
    const lacking = Object.values(words).filter((text) =>
      tokensOf(text).some(
        (token) => token.type === "plural" && needed.some((form) => !token.cases.some(({ key }) => key === form)),
      ),
    );
    expect(lacking).toEqual([]);
  });
});
