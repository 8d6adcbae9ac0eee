/**
 * The languages of the interface by their codes, which `site/settings.json` and addresses use, and their locales for
 * dates, numbers and the order of names (BCP 47). English is the source. A further language needs a line here, and its
 * catalogue.
 */
export const locales = {
  en: "en-US",
  bn: "bn-BD",
  es: "es",
  "pt-BR": "pt-BR",
  // Browsers differ in its digits.
  ar: "ar-u-nu-latn",
  // Tests of the interface build these: longer words with accents, from left to right and from right to left.
  "en-XA": "en-US",
  "ar-XB": "en-US",
} as const;

export type Language = keyof typeof locales;

/** The day on which weeks begin where a language is spoken, if it isn't Sunday: 1 for Monday. */
export const weekStarts: Readonly<Partial<Record<Language, number>>> = { es: 1, ar: 6 };

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(locales, name);
}

export function isPseudoLanguage(language: Language): boolean {
  return /-X[AB]$/.test(language);
}

/** The languages that a club can choose, English first. Scripts of pages do without them. */
export const clubLanguages = /* @__PURE__ */ withoutPseudoLanguages();

function withoutPseudoLanguages(): readonly [Language, ...Language[]] {
  const names = Object.keys(locales).filter(isLanguage);
  return ["en", ...names.filter((language) => language !== "en" && !isPseudoLanguage(language))];
}

/** The script of a language as Unicode names it, such as `Latn`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? "Latn";
}
