import { clubSettings } from "../../model/build-info";
import { compare } from "../order";
import { groupedByWord } from "../text/grouped-by-word";

export interface TeamPlace {
  readonly jsonId: number;
  readonly group?: string | null;
  readonly rank?: number | null;
}

export interface TeamGroup<T> {
  /** Null: those without a group. */
  readonly name: string | null;
  readonly people: readonly T[];
}

/**
 * People in their groups: those that the settings name in their order, then the others by name, at last those without a
 * group. People in a group are by rank, those without one after them by id.
 *
 * @param placeOf the place of someone; undefined: it is not known
 */
export function teamGroups<T>(people: readonly T[], placeOf: (person: T) => TeamPlace): TeamGroup<T>[] {
  const groups = groupedByWord(people, (person) => placeOf(person).group ?? null, clubSettings().teamGroups);
  return groups.map(({ word, items }) => ({
    name: word,
    people: [...items].sort((a, b) => byRank(placeOf(a), placeOf(b))),
  }));
}

function byRank(a: TeamPlace, b: TeamPlace): number {
  return compare(a.rank ?? Infinity, b.rank ?? Infinity) || a.jsonId - b.jsonId;
}
