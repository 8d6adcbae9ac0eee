import { foldCase } from "./fold-case";
import { compare } from "../order";
import { inNaturalOrder } from "./natural-order";

/** Items that share a word. */
export interface WordGroup<T> {
  /** In its first spelling; null for the items without a word. */
  readonly word: string | null;
  readonly items: readonly T[];
}

/**
 * Items under the words that they share, whatever their capital letters: first the words that have a place in an order,
 * then the others by alphabet, then what has no word. Inside a group the items stay in their order.
 */
export function groupedByWord<T>(
  items: readonly T[],
  wordOf: (item: T) => string | null,
  order: readonly string[] = [],
): WordGroup<T>[] {
  const groups = new Map<string, { readonly word: string | null; readonly items: T[] }>();
  for (const item of items) {
    const word = wordOf(item)?.trim() || null;
    const key = keyOf(word ?? "");
    const group = groups.get(key) ?? { word, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  const keys = order.map(keyOf);
  const placeOf = ({ word }: WordGroup<T>) => {
    const place = keys.indexOf(keyOf(word ?? ""));
    return word === null ? Infinity : place < 0 ? keys.length : place;
  };
  return [...groups.values()].sort(
    (a, b) => compare(placeOf(a), placeOf(b)) || inNaturalOrder(a.word ?? "", b.word ?? ""),
  );
}

/** The form in which words are compared: capital letters and the number of spaces make no difference. */
function keyOf(word: string): string {
  return foldCase(word).replace(/\s+/g, " ").trim();
}
