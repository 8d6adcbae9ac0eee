import { siteLocale } from "../../words/site-language";

/** Several names or amounts as the language of the interface puts them in a row: 'A, B, C' in English, 'A, B y C' in Spanish. */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat(siteLocale(), { type: "unit" }).format(parts);
}
