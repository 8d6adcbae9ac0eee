/**
 * How dates, numbers and the order of names are asked for, by the names of languages that `site/settings.json` and addresses
 * use (BCP 47). Pages load it, and so it has no more. Browsers differ in the digits of Arabic.
 */
export const locales = {
  en: "en-US",
  bn: "bn-BD",
  es: "es",
  "pt-BR": "pt-BR",
  ar: "ar-u-nu-latn",
  "en-XA": "en-US",
  "ar-XB": "en-US",
} as const;

interface LanguageFacts {
  readonly name: string;
  readonly direction: "ltr" | "rtl";
}

/** The languages of the interface. English is the source. */
export const languages = {
  en: { name: "English", direction: "ltr" },
  bn: { name: "বাংলা", direction: "ltr" },
  es: { name: "Español", direction: "ltr" },
  "pt-BR": { name: "Português (Brasil)", direction: "ltr" },
  ar: { name: "العربية", direction: "rtl" },
  // Tests of the interface build these: longer words with accents, from left to right and from right to left.
  "en-XA": { name: "Ḗƞɠŀīşħ", direction: "ltr" },
  "ar-XB": { name: "Ḗƞɠŀīşħ", direction: "rtl" },
} as const satisfies Readonly<Record<Language, LanguageFacts>>;

export type Language = keyof typeof locales;

/** The languages that a club can choose, English first. */
export const clubLanguages = ["en", "bn", "es", "pt-BR", "ar"] as const satisfies readonly Language[];

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(locales, name);
}
