import { parse, type Token } from "@messageformat/parser";
import { readCatalogue } from "../../../src/words/catalogue";
import { clubLanguages } from "../../../src/words/languages";
import { englishOf } from "../../../src/words/messages";

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

/** Names that some languages leave as they are. */
const names = /^(?:E-mail|(?:Apple|Google) Calendar(?: \(.*\))?)$/;

const isSentence = (message: string) => (message.replace(/\{[^}]*\}|<[^>]*>/g, "").match(/\p{L}+/gu) ?? []).length > 1;

describe.each(clubLanguages)("The words in %s", (language) => {
  const words = Object.entries(readCatalogue(language));

  it("leave no sentence in English", () => {
    if (language === "en") return;
    const left = words.filter(
      ([message, text]) => text === englishOf(message) && isSentence(text) && !names.test(text),
    );
    expect(left).toEqual([]);
  });

  it("keep the placeholders and the tags of the message, and no note to translators", () => {
    const differing = words.filter(([message, text]) => {
      const isAlike = (of: (text: string) => string[]) => of(englishOf(message)).join() === of(text).join();
      return !isAlike(placeholdersOf) || !isAlike(tagsOf) || text.includes("||");
    });
    expect(differing).toEqual([]);
  });

  it("have a form for each number that the language tells apart", () => {
    // English says `other` alone where there are always several.
    if (language === "en") return;
    // 'many' is for millions in Spanish and Portuguese, where it is said like 'other'.
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const needed = language === "ar" ? forms : forms.filter((form) => form !== "many");
    const lacking = words.filter(([, text]) =>
      tokensOf(text).some(
        (token) => token.type === "plural" && needed.some((form) => !token.cases.some(({ key }) => key === form)),
      ),
    );
    expect(lacking).toEqual([]);
  });
});
