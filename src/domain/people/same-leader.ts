import { foldCase } from "../text/fold-case";
import { nameKey } from "./name-key";

/** What identifies a leader of the club in another file. */
export interface LeaderTraits {
  readonly name: string;
  readonly session?: string | null;
  readonly email?: string | null;
  readonly github?: string | null;
  readonly linkedin?: string | null;
}

/**
 * Whether two files of leaders mean one person: they have the same name, and the same years of study or one contact in
 * common. A name is not enough, since two people may share it (docs/decisions.md#one-person-in-several-files).
 */
export function isSameLeader(a: LeaderTraits, b: LeaderTraits): boolean {
  if (nameKey(a.name) !== nameKey(b.name)) return false;
  const isShared = (trait: "session" | "email" | "github" | "linkedin") => {
    const key = keyOf(a[trait]);
    return key !== "" && key === keyOf(b[trait]);
  };
  return isShared("session") || isShared("email") || isShared("github") || isShared("linkedin");
}

/** The files of each person, in the order in which they were given. */
export function groupByPerson<T extends LeaderTraits>(leaders: readonly T[]): T[][] {
  const people = new Map<string, T[][]>();
  for (const leader of leaders) {
    const namesakes = people.get(nameKey(leader.name)) ?? [];
    const matches = namesakes.filter((files) => files.some((file) => isSameLeader(file, leader)));
    const [person = [], ...others] = matches;
    // A file may show that two others, which have nothing in common, are of one person.
    person.push(...others.flat(), leader);
    const rest = namesakes.filter((files) => !matches.includes(files));
    people.set(nameKey(leader.name), [...rest, person]);
  }
  return [...people.values()].flat();
}

/** Links differ in their scheme, `www.` and a slash at the end and lead to the same profile. */
function keyOf(trait: string | null | undefined): string {
  return foldCase(trait ?? "")
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/$/, "");
}
