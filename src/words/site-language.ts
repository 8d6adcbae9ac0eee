import { isLanguage, locales, scriptOf, weekStarts, type Language } from "./languages";

/** The variable that holds the language of the interface: of the pages that are built, or of what a command says. */
export const LANGUAGE_VARIABLE = "GATSBY_LANGUAGE";

/** The language of the interface. Gatsby and esbuild compile it into scripts. */
export function siteLanguage(): Language {
  const name = process.env.GATSBY_LANGUAGE ?? "en";
  return isLanguage(name) ? name : "en";
}

/** The variable that holds the languages in which the site has its pages, with commas between them; the main one is first. */
export const LANGUAGES_VARIABLE = "GATSBY_LANGUAGES";

/** All languages of the site, the main one first; only its own for a site in one language. */
export function siteLanguages(): readonly Language[] {
  const names = process.env.GATSBY_LANGUAGES?.split(",").filter(isLanguage) ?? [];
  return names.length === 0 ? [siteLanguage()] : names;
}

/**
 * True in scripts of a site with several languages. A constant, so that esbuild leaves out what it guards in other sites.
 * webpack does not know constants of other modules: components compare the two variables themselves.
 */
export const isInSeveralLanguages = process.env.GATSBY_LANGUAGES !== process.env.GATSBY_LANGUAGE;

/** True if this builds the pages of a further language, which are in a folder of the site, such as `/bn`. */
export function isTranslation(): boolean {
  return siteLanguage() !== siteLanguages()[0];
}

/** Formats dates, numbers and lists, and orders names, as readers of the interface expect (BCP 47). */
export function siteLocale(): string {
  return locales[siteLanguage()];
}

/** The day on which weeks begin: 0 for Sunday, 1 for Monday. */
export function firstWeekday(): number {
  return weekStarts[siteLanguage()] ?? 0;
}

export function documentLanguage(): { readonly lang: string; readonly dir?: "rtl" } {
  const language = siteLanguage();
  return isFromRight(language) ? { lang: language, dir: "rtl" } : { lang: language };
}

export function isFromRight(language: string): boolean {
  return ["Arab", "Hebr", "Thaa"].includes(scriptOf(language));
}
