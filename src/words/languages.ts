/** A language that the interface can speak. */
interface LanguageFacts {
  /** Its own name for itself. */
  readonly name: string;
  /** For dates, numbers and the order of names (BCP 47). */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
}

/** The languages of the interface, by the names that `site/settings.json` and addresses use. English is the source. */
export const languages = {
  en: { name: "English", locale: "en-US", direction: "ltr" },
  bn: { name: "বাংলা", locale: "bn-BD", direction: "ltr" },
  es: { name: "Español", locale: "es", direction: "ltr" },
  "pt-BR": { name: "Português (Brasil)", locale: "pt-BR", direction: "ltr" },
  ar: { name: "العربية", locale: "ar", direction: "rtl" },
  // Tests of the interface build these: longer words with accents, from left to right and from right to left.
  "en-XA": { name: "Ḗƞɠŀīşħ", locale: "en-US", direction: "ltr" },
  "ar-XB": { name: "Ḗƞɠŀīşħ", locale: "en-US", direction: "rtl" },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languages;

/** The languages that a club can choose, English first. */
export const clubLanguages = ["en", "bn", "es", "pt-BR", "ar"] as const satisfies readonly Language[];

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}
