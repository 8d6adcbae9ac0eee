import { foldText, plainForm } from "../text/search-key";

interface SearchedWord {
  readonly text: string;
  /** True if only the whole word counts: `csharp`, for `C#`, is not the beginning of another word. */
  readonly isWhole: boolean;
}

export interface SearchQuery {
  /** All are searched for; results of the first come first. */
  readonly spellings: readonly string[];
  readonly words: readonly SearchedWord[];
}

/** The meaning of marks that are part of a word: the engine drops them, and would take `C#` for `C`. */
const marks: Readonly<Record<string, string>> = {
  "#": "sharp",
  "+": "plus",
  "&": "and",
  "@": "at",
  "%": "percent",
  "*": "star",
};

const LONGEST_WORD = 40;

const separators = /[^\p{L}\p{M}\p{N}\p{Cf}]+/gu;

/**
 * The words of a text by which it can be found, but which the search engine does not read in it: `jose` in 'José',
 * `oneill` in 'O’Neill', `csharp` in 'C#'.
 */
export function hiddenWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const written of text.split(/\s+/)) {
    if (isAddress(written)) continue;
    const read = readByEngine(written);
    for (const word of spellingsOf(foldText(written))) if (!read.has(word)) words.add(word);
  }
  return [...words];
}

/** The terms by which the search engine finds what someone has typed, however they type it. */
export function searchQuery(query: string): SearchQuery {
  const typed = foldText(query).split(" ");
  const words = typed
    .map((word) => ({ text: joined(word), isWhole: hasMarks(word) }))
    .filter(({ text }) => text !== "");
  const whole = words.map(({ text }) => text).join(" ");
  const apart = typed
    .map((word) => (canBeApart(word) ? partsOf(word).join(" ") : joined(word)))
    .join(" ")
    .trim();
  // Someone who types one letter does not mean all words that begin with it: in quotation marks it is a word of its
  // own.
  const first = whole.length === 1 ? `"${whole}"` : whole;
  const bare = words.map(({ text }) => plainForm(text)).join(" ");
  const spellings = [first, apart.length === 1 ? first : apart, bare];
  return { spellings: whole === "" ? [""] : [...new Set(spellings)], words };
}

function spellingsOf(folded: string): ReadonlySet<string> {
  const words = [joined(folded), ...partsOf(folded)];
  return new Set([...words, ...words.map(plainForm)].filter((word) => word !== ""));
}

export function isSearched(written: string, words: readonly SearchedWord[]): boolean {
  const spellings = [...spellingsOf(foldText(written))];
  return words.some(({ text, isWhole }) =>
    spellings.some((spelling) => (isWhole || text.length === 1 ? spelling === text : spelling.startsWith(text))),
  );
}

/** The forms in which the search engine keeps a word: small letters, as one word and in its parts. */
function readByEngine(written: string): ReadonlySet<string> {
  const small = written.toLowerCase();
  // To the engine, a low line is a letter.
  const whole = small.replace(/(?!_)[^\p{L}\p{M}\p{N}\p{Cf}]+/gu, "");
  return new Set([whole, ...small.split(separators)]);
}

/** Addresses are found as the engine reads them: other spellings would make the index longer for nothing. */
function isAddress(word: string): boolean {
  return /:\/\/|@./.test(word) || word.length > LONGEST_WORD;
}

function joined(folded: string): string {
  return withoutSeparators(inWords(folded));
}

/** The parts of a word, such as those of `problem-solving`; an apostrophe joins. */
function partsOf(folded: string): readonly string[] {
  return inWords(folded.replaceAll("'", ""))
    .split(separators)
    .filter((part) => part !== "");
}

/** Parts of one letter, such as the e of `e-mail`, would find almost everything. */
function canBeApart(folded: string): boolean {
  const parts = partsOf(folded);
  return parts.length > 1 && parts.every((part) => part.length > 1);
}

/** A word with its marks in words: `c#` as `csharp`, `.net` as `dotnet`. */
function inWords(folded: string): string {
  if (!/[\p{L}\p{N}]/u.test(folded)) return "";
  if (isAddress(folded)) return folded;
  const bare = folded.replace(/^(?![.#@])\p{P}+|(?![#&@%*])\p{P}+$/gu, "");
  return bare.replace(/^\.(?=\p{L})/u, "dot").replace(/[#+&@%*]/g, (mark) => marks[mark] ?? "");
}

function hasMarks(folded: string): boolean {
  return inWords(folded) !== inWords(folded.replace(/[#+&@%*]|^\./g, ""));
}

function withoutSeparators(word: string): string {
  return word.replace(separators, "");
}
