import { readFileSync } from "node:fs";
import path from "node:path";
import { isLanguage, type Language } from "../../words/languages";
import { LANGUAGE_VARIABLE, LANGUAGES_VARIABLE } from "../../words/site-language";

/**
 * Makes the languages of a content tree those of this process and of those that it starts, unless they have been chosen.
 * Modules ask for their words while they load, so this comes before they do.
 */
export function speakLanguageOf(contentDirectory: string): void {
  const { language, languages } = languagesIn(contentDirectory);
  const main = (process.env[LANGUAGE_VARIABLE] ??= language);
  process.env[LANGUAGES_VARIABLE] ??= [main, ...languages.filter((other) => other !== main)].join(",");
}

interface SiteLanguages {
  readonly language: Language;
  readonly languages: readonly Language[];
}

/** English where the settings don't name a language; the content check reports what is wrong with them. */
function languagesIn(contentDirectory: string): SiteLanguages {
  try {
    // It leaves out the mark at the beginning that some editors write.
    const text = new TextDecoder().decode(readFileSync(path.join(contentDirectory, "site/settings.json")));
    const settings: unknown = JSON.parse(text);
    const [language = "en"] = namesIn(Reflect.get(Object(settings), "language"));
    return { language, languages: namesIn(Reflect.get(Object(settings), "languages")) };
  } catch {
    return { language: "en", languages: [] };
  }
}

function namesIn(value: unknown): readonly Language[] {
  return [value].flat().filter((name): name is Language => typeof name === "string" && isLanguage(name));
}
