import { withLatinDigits } from "./letters";

const apostrophes = /[’‘‛ʹʻʼʽˈ`´′‵՚׳ꞌ＇]/g;

/** Accents and points, which many people leave out; the vowel signs of Bangla and its neighbours are letters. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\ufe00-\ufe0f]/g;

/**
 * Letters that are not a plain letter with an accent but are typed as one, and spellings of Bangla and Arabic letters.
 */
const typedAs: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ĸ: "k",
  ς: "σ",
  ৎ: "ত্",
  ى: "ي",
  ة: "ه",
  ـ: "",
};
const otherLetters = new RegExp(`[${Object.keys(typedAs).join("")}]`, "g");

/** Signs between the parts of a name, such as a hyphen; marks such as those of `C#` and `R&D` belong to it. */
const separators = /(?![#&@%*])\p{P}/gu;

/** Words that mean something else without their marks: `C#`, `C++`, `.NET`. */
const markedWord = /[#&@%*+]|(?:^|\s)\.\p{L}/u;

/**
 * A text as people type it: in small letters without accents, in the letters of a plain keyboard, with one apostrophe,
 * one hyphen and Latin digits, and without characters that are not seen.
 */
export function foldText(text: string): string {
  // Most texts are plain, and a list may have thousands of them.
  if (/^[ -~]*$/.test(text)) return trimmed(text.toLowerCase().replaceAll("`", "'"));
  const bare = text.replace(apostrophes, "'").normalize("NFKD").toLowerCase();
  const plain = bare
    .replace(accents, "")
    .replace(otherLetters, (letter) => typedAs[letter] ?? letter)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/(?!\s)\p{Cf}/gu, "");
  return trimmed(withLatinDigits(plain.normalize("NFC")));
}

/** The ways to type a text: unchanged, without its separators, with spaces instead, in plain forms. One line each. */
export function searchKey(text: string): string {
  return spellings(foldText(text)).join("\n");
}

export function keyMatcher(query: string): (key: string) => boolean {
  const folded = foldText(query);
  const wanted = markedWord.test(folded)
    ? [folded]
    : spellings(folded).filter((spelling) => spelling !== "" || folded === "");
  return (key) => wanted.some((spelling) => key.includes(spelling));
}

function spellings(folded: string): readonly string[] {
  const joined = trimmed(folded.replace(separators, ""));
  const apart = trimmed(folded.replace(separators, " "));
  return [...new Set([folded, joined, apart, folded.split(" ").map(plainForm).join(" ")])];
}

/**
 * The form of a folded word that its inflected forms share: an Arabic word without its article and the 'and' before it, as
 * the search engine takes the first letter of `فنار` for a word of its own; `competicao` for `competicoes`.
 */
export function plainForm(word: string): string {
  return word.replace(/^(?:[وف]?(?:[بك]?ال|لل)|و)(?=\p{Script=Arabic}{3})/u, "").replace(/([cs])oes$/, "$1ao");
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
