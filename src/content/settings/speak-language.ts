import { readFileSync } from "node:fs";
import path from "node:path";
import { isLanguage, type Language } from "../../words/languages";
import { LANGUAGE_VARIABLE, LANGUAGES_VARIABLE } from "../../words/site-language";

/**
 * Sets the languages of this process and its child processes to those of a content tree, unless they have been chosen.
 * Must run before other modules load, since they read their words while they load.
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

/** English if the settings have no valid language; the content check reports errors. */
function languagesIn(contentDirectory: string): SiteLanguages {
  try {
    // This also removes the byte order mark of some text editors.
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
