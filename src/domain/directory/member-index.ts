import { shifts as shiftsOfClub } from "../../model/member-fields";
import { hasFields } from "../shape";
import { searchKey } from "../text/search-key";

export interface DirectoryMember {
  readonly id: number;
  readonly name: string;
  /** `YYYY-YYYY`; empty where members need not have one. */
  readonly session: string;
  readonly shift: string;
  readonly roll: string;
  /** The address of a small square picture; empty without one. */
  readonly picture: string;
  readonly competes: boolean;
  /** On Codeforces, of those who take part; empty without a profile link. */
  readonly handle: string;
  /** The name and the roll number as a search compares them. */
  readonly key: string;
}

export type IndexedMember = Omit<DirectoryMember, "key">;

/** All members: the file that /member loads once someone searches or scrolls. */
export interface MemberIndex {
  /** The newest first. */
  readonly sessions: readonly string[];
  /** In the order of the club's settings. */
  readonly shifts: readonly string[];
  /** By their ids. */
  readonly members: readonly IndexedMember[];
}

export function packMembers(members: readonly IndexedMember[]): MemberIndex {
  return {
    sessions: distinct(members.map(({ session }) => session)).reverse(),
    shifts: distinct(members.map(({ shift }) => shift)).sort(inOrderOfClub),
    members: members
      .map(({ id, name, session, shift, roll, picture, competes, handle }) => ({
        id,
        name,
        session,
        shift,
        roll,
        picture,
        competes,
        handle,
      }))
      .sort((a, b) => a.id - b.id),
  };
}

/**
 * The members of what `packMembers` has packed.
 *
 * @throws TypeError if it is anything else
 */
export function unpackMembers(index: unknown): DirectoryMember[] {
  if (!isIndex(index)) throw new TypeError("This is not an index of members");
  return index.members.map((member) => ({ ...member, key: `${searchKey(member.name)}\n${searchKey(member.roll)}` }));
}

function isIndex(value: unknown): value is MemberIndex {
  return hasFields(value, { members: Array.isArray });
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== "").sort();
}

function inOrderOfClub(a: string, b: string): number {
  return shiftsOfClub().indexOf(a) - shiftsOfClub().indexOf(b);
}

export const name = "members";

export { packMembers as pack, unpackMembers as parse };
