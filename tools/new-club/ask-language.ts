import { ownLanguageName } from "../../src/domain/language/language-name";
import { clubLanguages, type Language } from "../../src/words/languages";
import type { Ask } from "../terminal";

export async function askLanguage(ask: Ask): Promise<Language> {
  const names = clubLanguages.map((language) => `${language} (${ownLanguageName(language)})`).join(", ");
  for (let words = `Language · ভাষা · Idioma · اللغة\n  ${names}. If empty, en.\n> `; ; words = `  ${names}\n> `) {
    const answer = (await ask(words)).trim().toLowerCase() || "en";
    const language = clubLanguages.find((each) =>
      [each, ownLanguageName(each)].some((name) => name.toLowerCase() === answer),
    );
    if (language !== undefined) return language;
  }
}
