import type { Language } from "../../src/words/languages";
import { LANGUAGE_VARIABLE, LANGUAGES_VARIABLE } from "../../src/words/site-language";

/** Sets the language of the interface in the tests of the surrounding block; the site may have further languages. */
export function inLanguage(language: Language, ...further: readonly Language[]): void {
  const names = [LANGUAGE_VARIABLE, LANGUAGES_VARIABLE];
  const before = names.map((name) => [name, process.env[name]] as const);
  beforeAll(() => {
    process.env[LANGUAGE_VARIABLE] = language;
    process.env[LANGUAGES_VARIABLE] = [language, ...further].join(",");
  });
  afterAll(() => {
    for (const [name, value] of before)
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
  });
}
