import { foldText, keyMatcher, searchKey } from "../../domain/text/search-key";

/**
 * Replaces the package `fuzzy`, with which Decap searches its lists: it looks for letters in the typed order, so that
 * "Jahan Nusrat" would not find Nusrat Jahan, while "code" would find any text with these letters.
 */

/**
 * Finds texts with all words of the term, in any order; without a word, all texts. Decap shows the highest score first.
 */
export function filter<Entry>(
  term: string,
  entries: readonly Entry[],
  { extract }: { readonly extract: (entry: Entry) => string },
) {
  const phrase = foldText(term);
  const matches = wordsMatcher(term);
  return entries.flatMap((original, index) => {
    const string = extract(original);
    return matches(string) ? [{ original, index, string, score: scoreOf(foldText(string), phrase) }] : [];
  });
}

export function wordsMatcher(term: string): (text: string) => boolean {
  const words = foldText(term).split(" ").map(keyMatcher);
  return (text) => {
    const key = searchKey(text);
    return words.every((matches) => matches(key));
  };
}

/** Decap shows results with more than 5 points. */
function scoreOf(text: string, phrase: string): number {
  if (text.startsWith(phrase)) return 30;
  return text.includes(phrase) ? 20 : 10;
}

/** Decap imports it both ways. */
export default { filter };
