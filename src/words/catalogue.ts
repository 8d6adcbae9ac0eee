import { readFileSync } from "node:fs";
import path from "node:path";
import { isPseudoLanguage, type Language } from "./languages";
import { englishOf } from "./messages";

export interface Words {
  readonly text: string;
  readonly language: Language;
  /** The key in the catalogue. */
  readonly message?: string;
}

export function wordsOf(message: string, language: Language): Words {
  const english = catalogue("en")[message] ?? englishOf(message);
  if (isPseudoLanguage(language)) return { text: pseudoWords(english), language: "en" };
  const translated = language === "en" ? undefined : catalogue(language)[message];
  return translated ? { text: translated, language, message } : { text: english, language: "en", message };
}

/** The words that a language has for Decap, by places such as `editor.editorToolbar.publish`. */
export function wordsOfDecap(language: Language): Readonly<Record<string, string>> {
  if (language === "en" || isPseudoLanguage(language)) return {};
  return Object.fromEntries(
    Object.entries(catalogue(language)).flatMap(([message, text]) => {
      const place = decapPlace(message);
      return place === undefined || text === "" ? [] : [[place, text.replace(/\{(\w+)\}/g, "%{$1}")]];
    }),
  );
}

/** Where Decap shows a message; undefined for one of ours. */
export function decapPlace(message: string): string | undefined {
  return /\|\|Decap: ([\w.]+)$/.exec(message)?.[1];
}

export type Catalogue = Readonly<Record<string, string>>;

const catalogues = new Map<Language, Catalogue>();

function catalogue(language: Language): Catalogue {
  let found = catalogues.get(language);
  if (!found) catalogues.set(language, (found = readCatalogue(language)));
  return found;
}

/**
 * Reads the words that a language has, by their messages.
 *
 * @throws Error if its catalogue is missing, or is not a list of texts; it names the file, the line and the message
 */
export function readCatalogue(language: Language): Catalogue {
  const json = catalogueJson(language);
  const words = parsedJson(json, language);
  const entries = typeof words === "object" && words !== null ? Object.entries(words) : [];
  return Object.fromEntries(
    entries.map(([message, text]: [string, unknown]): [string, string] => {
      if (typeof text === "string") return [message, text];
      throw new Error(`${placeOf(message, language)}: is not a text, expected words in quotes`);
    }),
  );
}

function catalogueJson(language: Language): string {
  // Some editors write a mark at the beginning.
  return readFileSync(path.resolve(catalogueFile(language)), "utf8").replace(/^\uFEFF/, "");
}

function parsedJson(json: string, language: Language): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = Number(/at position (\d+)/.exec(reason)?.[1] ?? json.length);
    const line = json.slice(0, position).split("\n").length;
    throw new Error(`${catalogueFile(language)}, line ${line}: is not valid JSON (${reason})`, { cause: error });
  }
}

/** Where a message is: `src/words/catalogues/id.json, line 7: "Back to Events"`. */
export function placeOf(message: string, language: Language): string {
  const lines = catalogueJson(language).split("\n");
  const index = lines.findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(message)}:`));
  return `${catalogueFile(language)}, line ${index + 1}: ${JSON.stringify(message)}`;
}

export function catalogueFile(language: Language): string {
  return path.join("src/words/catalogues", `${language}.json`);
}

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

/**
 * English words as an invented language writes them: every letter with an accent, between brackets, and a third longer, as
 * texts of other languages often are. What a page shows without them did not come from the catalogue.
 */
function pseudoWords(text: string): string {
  const written = betweenPlaceholders(text, (words) =>
    words.replace(/[a-z]/gi, (letter) => accented.charAt(plain.indexOf(letter))),
  );
  const letters = text.replace(/\{[^{}]*\}/g, "").match(/[a-z]/gi)?.length ?? 0;
  return letters === 0 ? text : `[${written}${padding(Math.ceil(letters / 3))}]`;
}

/**
 * Signs that make a text longer: first at the end of its last word, then as separate words, so that the text can wrap.
 */
function padding(length: number): string {
  return "~".repeat(length).replace(/~{6}(?=~)/g, "$& ");
}

function betweenPlaceholders(message: string, change: (words: string) => string): string {
  // A branch such as `one {# post}` holds words; `{count, plural,` and `{name}` don't.
  return message
    .split(
      /(\{\s*\w+\s*(?:\}|,\s*(?:plural|selectordinal|select|number)\s*,?)|(?:=\d+|\b(?:zero|one|two|few|many|other))\s*(?=\{)|<\/?\w+\/?>)/,
    )
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}
