import { foldCase } from "../../domain/text/fold-case";

/** A name as people compare names: without capitals, dots and titles, its words in any order. */
export function nameWords(name: string): string {
  const words = foldCase(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "" && !titles.has(word));
  return words.sort().join(" ");
}

const titles = new Set([
  "md",
  "mohammad",
  "mohammed",
  "muhammad",
  "mst",
  "most",
  "mr",
  "ms",
  "mrs",
  "মো",
  "মোঃ",
  "মোছা",
]);

/** Finds names that differ in one letter at most, without comparing each with each. */
export class SimilarNames<T> {
  private readonly owners = new Map<string, T[]>();

  add(name: string, owner: T): void {
    for (const key of variants(nameWords(name))) {
      const owners = this.owners.get(key);
      if (owners) owners.push(owner);
      else this.owners.set(key, [owner]);
    }
  }

  /** Everyone who was added with a similar name. */
  find(name: string): ReadonlySet<T> {
    return new Set(variants(nameWords(name)).flatMap((key) => this.owners.get(key) ?? []));
  }
}

/** Two words that differ in one letter are equal once each has lost one. Short names differ in one letter too often. */
function variants(words: string): string[] {
  if (words === "") return [];
  if (words.length < 6) return [words];
  return [words, ...Array.from(words, (_, at) => words.slice(0, at) + words.slice(at + 1))];
}
