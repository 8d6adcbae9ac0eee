import type { Language } from "../../src/words/languages";
import { LANGUAGE_VARIABLE } from "../../src/words/site-language";

/** Lets the interface speak a language in the tests of the surrounding block. */
export function inLanguage(language: Language): void {
  const before = process.env[LANGUAGE_VARIABLE];
  beforeAll(() => {
    process.env[LANGUAGE_VARIABLE] = language;
  });
  afterAll(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, LANGUAGE_VARIABLE);
    else process.env[LANGUAGE_VARIABLE] = before;
  });
}
