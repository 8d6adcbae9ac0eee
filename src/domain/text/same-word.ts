import { foldCase } from "./letters";
import { inNaturalOrder } from "./natural-order";

/** The form in which words of items are compared: capital letters, forms of Unicode and the number of spaces make no difference. */
export function wordKey(word: string): string {
  return foldCase(word).replace(/\s+/g, " ").trim();
}

export function isSameWord(a: string, b: string): boolean {
  return wordKey(a) === wordKey(b);
}

/** A word of a list with its number of uses, in the spelling that most have; of equally many the first one. */
export interface UsedWord {
  readonly word: string;
  readonly count: number;
}

export function usedWords(words: readonly string[]): ReadonlyMap<string, UsedWord> {
  const spellings = new Map<string, Map<string, number>>();
  for (const word of words) {
    const key = wordKey(word);
    const counts = spellings.get(key) ?? new Map<string, number>();
    spellings.set(key, counts.set(word.trim(), (counts.get(word.trim()) ?? 0) + 1));
  }
  return new Map(
    [...spellings].map(([key, counts]) => {
      const [[word] = [""]] = [...counts].sort(([, a], [, b]) => b - a);
      return [key, { word, count: [...counts.values()].reduce((sum, count) => sum + count, 0) }];
    }),
  );
}

/** The words of a list, each once: the most used first, then by alphabet. */
export function mostUsed(words: readonly string[]): string[] {
  return [...usedWords(words).values()]
    .sort((a, b) => b.count - a.count || inNaturalOrder(a.word, b.word))
    .map(({ word }) => word);
}
