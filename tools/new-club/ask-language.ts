import { clubLanguages, languages, type Language } from "../../src/words/languages";
import type { Ask } from "./terminal";

const names = clubLanguages.map((language) => `${language} (${languages[language].name})`).join(", ");

/** Asks for the language of a new club, in all of them: everything else is asked and written in the answer. */
export async function askLanguage(ask: Ask): Promise<Language> {
  let words = `Language · ভাষা · Idioma · اللغة\n  ${names}. If empty, en.\n> `;
  for (;;) {
    const answer = (await ask(words)).trim().toLowerCase();
    const language = clubLanguages.find((each) =>
      [each, languages[each].name].some((name) => name.toLowerCase() === (answer || "en")),
    );
    if (language !== undefined) return language;
    words = `  '${answer}': ${names}\n> `;
  }
}
