import { siteLanguage, siteLocale } from "../../words/site-language";

/** A label as a word within a sentence: `notice` for `Notice`. German writes nouns with a capital, and names keep theirs. */
export function labelInSentence(label: string): string {
  if (siteLanguage().split("-", 1)[0] === "de") return label;
  return label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase(siteLocale()));
}
