import { compare } from "../order";
import { inNaturalOrder } from "./natural-order";
import { usedWords, wordKey } from "./same-word";

export interface WordGroup<T> {
  /** In the spelling that most items have; null for the items without a word. */
  readonly word: string | null;
  readonly items: readonly T[];
}

/**
 * Items under the words that they share, however they are written: first the words that have a place in an order,
 * then the others by alphabet, then what has no word. Inside a group the items stay in their order.
 */
export function groupedByWord<T>(
  items: readonly T[],
  wordOf: (item: T) => string | null,
  order: readonly string[] = [],
): WordGroup<T>[] {
  const used = usedWords(items.flatMap((item) => wordOf(item) ?? []));
  const groups = new Map<string, { readonly word: string | null; readonly items: T[] }>();
  for (const item of items) {
    const key = wordKey(wordOf(item) ?? "");
    const word = used.get(key)?.word || null;
    const group = groups.get(key) ?? { word, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  const keys = order.map(wordKey);
  const placeOf = ({ word }: WordGroup<T>) => {
    const place = keys.indexOf(wordKey(word ?? ""));
    return word === null ? Infinity : place < 0 ? keys.length : place;
  };
  return [...groups.values()].sort(
    (a, b) => compare(placeOf(a), placeOf(b)) || inNaturalOrder(a.word ?? "", b.word ?? ""),
  );
}
