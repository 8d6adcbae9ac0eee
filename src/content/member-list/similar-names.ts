import { foldCase } from "../../domain/text/fold-case";

/** A name as people compare names: without capitals, dots, titles and what can't be seen, its words in any order. */
export function nameWords(name: string): string {
  const words = foldCase(name.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, ""))
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

/** How many owners of a name in one group are remembered: names that so many share tell no one apart. */
const MOST_OWNERS = 8;

/** No one has a longer name, and each letter of a name costs a copy of it. */
const LONGEST_NAME = 100;

interface Owners<T> {
  readonly first: T;
  readonly byGroup: Map<string, T[]>;
}

/** Finds names that differ in one letter at most, without comparing each with each. */
export class SimilarNames<T> {
  private readonly byVariant = new Map<string, Owners<T>>();

  /** @param group such as the session: owners are found in their own group first */
  add(name: string, group: string, owner: T): void {
    for (const key of variants(nameWords(name))) {
      const owners = this.byVariant.get(key) ?? { first: owner, byGroup: new Map<string, T[]>() };
      const ofGroup = owners.byGroup.get(group) ?? [];
      if (ofGroup.length < MOST_OWNERS) ofGroup.push(owner);
      owners.byGroup.set(group, ofGroup);
      this.byVariant.set(key, owners);
    }
  }

  /** Those of a group who were added with a similar name. */
  findIn(group: string, name: string): ReadonlySet<T> {
    return new Set(variants(nameWords(name)).flatMap((key) => this.byVariant.get(key)?.byGroup.get(group) ?? []));
  }

  /** Someone of any group who was added with this name, or else with a similar one. */
  findAny(name: string): T | undefined {
    for (const key of variants(nameWords(name))) {
      const owners = this.byVariant.get(key);
      if (owners !== undefined) return owners.first;
    }
    return undefined;
  }
}

/** Two words that differ in one letter are equal once each has lost one. Short names differ in one letter too often. */
function variants(words: string): string[] {
  if (words === "") return [];
  if (words.length < 6 || words.length > LONGEST_NAME) return [words];
  return [words, ...Array.from(words, (_, at) => words.slice(0, at) + words.slice(at + 1))];
}
