import { siteLanguage, siteLocale } from "../../words/site-language";

/** A word of the content with a capital letter, as labels have: 'academic' as 'Academic'. */
export function capitalised(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}

/** A label as a word within a sentence: `notice` for `Notice`. German writes nouns with a capital, and names keep theirs. */
export function labelInSentence(label: string): string {
  if (siteLanguage().split("-", 1)[0] === "de") return label;
  return label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase(siteLocale()));
}

/** The first letters of the first two words of a name, for a picture that is missing. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/, 2);
  return words.map(firstLetter).join("").toUpperCase();
}

/** The first letter as a reader sees it: in Bangla consonants joined by a hasanta are one, with their vowel sign. */
function firstLetter(word: string): string {
  return /^\P{M}(?:\u200d?\u09cd\u200d?\p{L}|\p{M})*/u.exec(word)?.[0] ?? "";
}

const otherDigits = "০১২৩৪৫৬৭৮৯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹";

export function withLatinDigits(text: string): string {
  return text.replace(/[০-৯٠-٩۰-۹]/g, (digit) => String(otherDigits.indexOf(digit) % 10));
}

/**
 * The text that two spellings share: capital letters make no difference, and neither does whether a letter, such as one
 * of Bangla, is written as one character or as several.
 */
export function foldCase(text: string): string {
  // Lower case letters may become several characters.
  return text.normalize("NFC").toLowerCase().normalize("NFC");
}
