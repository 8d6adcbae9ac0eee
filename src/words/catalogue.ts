import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "./languages";
import { englishOf } from "./messages";
import { isPseudoLanguage, pseudoWords } from "./pseudo-words";

export interface Words {
  readonly text: string;
  readonly language: Language;
}

export function wordsOf(message: string, language: Language): Words {
  const english = catalogue("en")[message] ?? englishOf(message);
  if (language === "en") return { text: english, language };
  if (isPseudoLanguage(language)) return { text: pseudoWords(english), language: "en" };
  const translated = catalogue(language)[message];
  return translated ? { text: translated, language } : { text: english, language: "en" };
}

const catalogues = new Map<Language, Readonly<Record<string, string>>>();

function catalogue(language: Language): Readonly<Record<string, string>> {
  let found = catalogues.get(language);
  if (!found) catalogues.set(language, (found = readCatalogue(language)));
  return found;
}

/**
 * Reads the words that a language has, by their messages.
 *
 * @throws Error if its catalogue is missing, or is not a list of texts
 */
export function readCatalogue(language: Language): Readonly<Record<string, string>> {
  const file = catalogueFile(language);
  // Some editors write a mark at the beginning.
  const words: unknown = JSON.parse(readFileSync(path.resolve(file), "utf8").replace(/^\uFEFF/, ""));
  const entries = typeof words === "object" && words !== null ? Object.entries(words) : [];
  const texts = entries.map(([message, text]: [string, unknown]): [string, string] => {
    if (typeof text !== "string") throw new Error(`${file}: ${message}: is not a text, expected words in quotes`);
    return [message, text];
  });
  return Object.fromEntries(texts);
}

/** The file of a language's words, from the folder of the project. */
export function catalogueFile(language: Language): string {
  return path.join("src/words/catalogues", `${language}.json`);
}
