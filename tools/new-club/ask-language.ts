import { clubLanguages, languages, type Language } from "../../src/words/languages";
import type { Ask } from "../terminal";

/** Asks for the language of a new club, in all of them: everything else is asked and written in the answer. */
export async function askLanguage(ask: Ask): Promise<Language> {
  const names = clubLanguages.map((language) => `${language} (${languages[language].name})`).join(", ");
  for (let words = `Language · ভাষা · Idioma · اللغة\n  ${names}. If empty, en.\n> `; ; words = `  ${names}\n> `) {
    const answer = (await ask(words)).trim().toLowerCase() || "en";
    const isMeant = (language: Language) => [language, languages[language].name.toLowerCase()].includes(answer);
    const language = clubLanguages.find((each) => isMeant(each) || each.toLowerCase() === answer);
    if (language !== undefined) return language;
  }
}
