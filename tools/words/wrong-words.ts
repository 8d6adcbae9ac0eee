import { parse, type Token } from "@messageformat/parser";
import { type Catalogue, placeOf } from "../../src/words/catalogue";
import { type Language, locales } from "../../src/words/languages";
import { englishOf } from "../../src/words/messages";

export function wrongWords(words: Catalogue, language: Language): readonly string[] {
  return Object.entries(words).flatMap(([message, text]) => {
    const fault = faultOf(message, text, language);
    return text === "" || fault === undefined ? [] : [`${placeOf(message, language)}: ${fault}`];
  });
}

function faultOf(message: string, text: string, language: Language): string | undefined {
  let tokens: readonly Token[];
  try {
    tokens = tokensOf(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const expected = namesIn(tokensOf(englishOf(message)), englishOf(message));
  const found = namesIn(tokens, text);
  if (found !== expected) return `has ${found || "no name or tag"}, expected ${expected || "no name or tag"}`;
  if (text.includes("||")) return "has the note of its message, expected words only";
  const lacking = [...new Set(tokens.flatMap((token) => lackingForms(token, language)))];
  return lacking.length === 0 ? undefined : `lacks the plural form ${lacking.join(" and ")}`;
}

function tokensOf(message: string): readonly Token[] {
  const inside = (tokens: readonly Token[]): Token[] =>
    tokens.flatMap((token) =>
      ["cases" in token ? token.cases.flatMap((each) => inside(each.tokens)) : [], token].flat(),
    );
  return inside(parse(message));
}

/** The names of placeholders, each once, and the tags. */
function namesIn(tokens: readonly Token[], text: string): string {
  const names = new Set(tokens.flatMap((token) => ("arg" in token ? [`{${token.arg}}`] : [])));
  return [...[...names].sort(), ...(text.match(/<\/?\w+\/?>/g) ?? []).sort()].join(" ");
}

/** The plural forms of the language for whole numbers up to a thousand: in Spanish, 'many' is only for millions. */
function lackingForms(token: Token, language: Language): readonly string[] {
  // English only has `other` if there are always several.
  if (language === "en" || token.type !== "plural") return [];
  const rules = new Intl.PluralRules(locales[language]);
  const forms = new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)));
  return [...forms].filter((form) => token.cases.every(({ key }) => key !== form));
}
