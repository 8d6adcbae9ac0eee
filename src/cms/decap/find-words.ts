/**
 * In place of the package `fuzzy`, with which Decap searches its lists: that one finds only letters in the order in which
 * they are typed, so that "Jahan Nusrat" would not find Nusrat Jahan, while "code" finds whatever has these letters.
 */

/** A text in the form in which it is compared: without case, accents of Latin letters, and apostrophes. */
function comparable(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’‘]/g, "")
    .toLowerCase()
    .normalize("NFC");
}

interface Options<Entry> {
  readonly extract: (entry: Entry) => string;
}

interface Found<Entry> {
  readonly original: Entry;
  readonly index: number;
  readonly string: string;
  /** Decap shows what has more than 5 points, the highest first. */
  readonly score: number;
}

/** Those whose text has all words of the term, in any order; without a word, all. */
export function filter<Entry>(term: string, entries: readonly Entry[], { extract }: Options<Entry>): Found<Entry>[] {
  const phrase = comparable(term.trim());
  const words = phrase.split(/\s+/);
  return entries.flatMap((original, index) => {
    const string = extract(original);
    const text = comparable(string);
    const isFound = words.every((word) => text.includes(word) || withoutGaps(text).includes(word));
    return isFound ? [{ original, index, string, score: scoreOf(text, phrase) }] : [];
  });
}

/** Decap leaves out the spaces of what is searched for among files. */
function withoutGaps(text: string): string {
  return text.replace(/[\s_-]+/g, "");
}

function scoreOf(text: string, phrase: string): number {
  if (text.trimStart().startsWith(phrase)) return 30;
  return text.includes(phrase) ? 20 : 10;
}

/** Decap imports it in both ways. */
export default { filter };
