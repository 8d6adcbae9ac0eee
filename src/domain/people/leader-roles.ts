import type { TeamPlace } from "./team-groups";
import { newestTermFirst, termKey } from "./terms";
import { foldCase } from "../text/letters";
import { t } from "../../words/t";

/** Someone's position in a term; either may be unknown. */
export interface Role {
  readonly term: string | null;
  readonly position: string | null;
}

export interface LeaderRecord extends LeaderTraits, TeamPlace {
  readonly position: string | null;
  readonly tenure?: string | null;
  readonly isActive?: boolean | null;
  /** Their roles in earlier terms. */
  readonly roles: readonly { readonly term: string; readonly position: string | null }[];
}

/** Someone who leads or led the club: all their files and positions. */
export interface Leader<T extends LeaderRecord> {
  /** The file whose profile is linked: that of the current team, otherwise that of the last term. */
  readonly main: T;
  readonly records: readonly T[];
  /** The newest first; a role in the current team has no term. */
  readonly roles: readonly Role[];
  readonly isCurrent: boolean;
}

/** Files of the team, of which some say that someone has left it, and those of past leaders. */
export function currentAndPast<Member extends LeaderRecord, Past extends LeaderRecord>(
  team: readonly Member[],
  past: readonly Past[],
): [current: Member[], past: (Member | Past)[]] {
  const hasLeft = ({ isActive }: Member) => isActive === false;
  return [team.filter((record) => !hasLeft(record)), [...team.filter(hasLeft), ...past]];
}

export function leadersOf<T extends LeaderRecord>(current: readonly T[], past: readonly T[]): Leader<T>[] {
  const isCurrent = new Set(current);
  return groupByPerson([...current, ...past]).map((files) => {
    const records = [...files].sort(
      (a, b) =>
        Number(isCurrent.has(b)) - Number(isCurrent.has(a)) ||
        newestTermFirst(a.tenure ?? "", b.tenure ?? "") ||
        b.jsonId - a.jsonId,
    );
    const [main = files[0]] = records;
    if (main === undefined) throw new Error("A person without a file can't be in a group");
    const now = records.filter((record) => isCurrent.has(record));
    return {
      main,
      records,
      roles: [...now.map(presentRole), ...pastRoles(records, isCurrent)],
      isCurrent: now.length > 0,
    };
  });
}

function presentRole({ position }: LeaderRecord): Role {
  return { term: null, position };
}

function pastRoles<T extends LeaderRecord>(records: readonly T[], isCurrent: ReadonlySet<T>): Role[] {
  const roles = new Map<string, Role>();
  for (const record of records) {
    const own = isCurrent.has(record) ? [] : [{ term: record.tenure ?? null, position: record.position }];
    for (const role of [...own, ...record.roles])
      roles.set(`${termKey(role.term ?? "")}\n${role.position ?? ""}`, role);
  }
  return [...roles.values()].sort((a, b) => newestTermFirst(a.term ?? "", b.term ?? ""));
}

/** The roles as a profile lists them, one per line; empty if there is only the one that the profile shows anyway. */
export function roleLines({ roles, isCurrent }: Pick<Leader<LeaderRecord>, "roles" | "isCurrent">): string[] {
  if (roles.length < 2) return [];
  return roles.map(({ term, position }, index) => {
    const when = term ?? (isCurrent && index === 0 ? t("Now") : undefined);
    const role = position ?? t("Member of the team");
    return when === undefined ? role : t("{when}: {role}", { when, role });
  });
}

interface LeaderTraits {
  readonly name: string;
  readonly session?: string | null;
  readonly email?: string | null;
  readonly github?: string | null;
  readonly linkedin?: string | null;
}

/**
 * True if two files of leaders mean one person: they have the same name, and the same years of study or one contact in
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

function groupByPerson<T extends LeaderTraits>(leaders: readonly T[]): T[][] {
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

/** The form in which names are compared: capital letters, dots and the number of spaces make no difference. */
export function nameKey(name: string): string {
  return foldCase(name)
    .replace(/[\s.]+/g, " ")
    .trim();
}
