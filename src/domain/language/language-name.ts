import { type Language, locales } from "../../words/languages";
import { siteLocale } from "../../words/site-language";

/** What the interface calls a language, such as `Bangla`. */
export function languageName(language: Language): string {
  return nameIn(siteLocale(), language.split("-", 1)[0] ?? language);
}

/** What a language calls itself, such as `Español`. */
export function ownLanguageName(language: Language): string {
  const name = nameIn(language, language);
  return name.charAt(0).toLocaleUpperCase(locales[language]) + name.slice(1);
}

function nameIn(locale: string, language: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
}
