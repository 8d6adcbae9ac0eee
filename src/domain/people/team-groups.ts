import { clubSettings } from "../../model/build-constants";
import { foldCase } from "../text/fold-case";
import { inNaturalOrder } from "../text/natural-order";

/** The place of someone in the team. */
export interface TeamPlace {
  readonly jsonId: number;
  readonly group?: string | null;
  readonly rank?: number | null;
}

/** A group of the team, such as its executives. */
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
  const order = clubSettings().teamGroups.map(groupKey);
  const groups = new Map<string, { name: string | null; people: T[] }>();
  for (const person of people) {
    const name = placeOf(person).group?.trim() || null;
    const key = groupKey(name ?? "");
    const group = groups.get(key) ?? { name, people: [] };
    group.people.push(person);
    groups.set(key, group);
  }
  const placeIn = (key: string) => (key === "" ? Infinity : order.includes(key) ? order.indexOf(key) : order.length);
  return [...groups]
    .sort(([a], [b]) => compare(placeIn(a), placeIn(b)) || inNaturalOrder(a, b))
    .map(([, group]) => ({ ...group, people: group.people.sort((a, b) => byRank(placeOf(a), placeOf(b))) }));
}

function byRank(a: TeamPlace, b: TeamPlace): number {
  return compare(a.rank ?? Infinity, b.rank ?? Infinity) || a.jsonId - b.jsonId;
}

/** Unlike a difference, it orders what is infinite. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The form in which names of groups are compared: capital letters and the number of spaces make no difference. */
function groupKey(name: string): string {
  return foldCase(name).replace(/\s+/g, " ").trim();
}
