import { shifts as shiftsOfClub } from "../../model/member-fields";
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

/**
 * `[id, name, session, shift, roll, picture, handle]`; session and shift by their indexes, without empty values at the end.
 * Members who take part in the leaderboard without a handle have a 1 instead.
 */
type MemberRow = readonly (string | number)[];

/** All members in few bytes: the file that /member loads once someone searches or scrolls. */
export interface MemberIndex {
  /** The newest first. */
  readonly sessions: readonly string[];
  /** In the order of the club's settings. */
  readonly shifts: readonly string[];
  readonly members: readonly MemberRow[];
}

/** Packs members, in ascending order of their ids. */
export function packMembers(members: readonly IndexedMember[]): MemberIndex {
  const sessions = distinct(members.map(({ session }) => session)).reverse();
  const shifts = distinct(members.map(({ shift }) => shift)).sort(inOrderOfClub);
  const sessionPlaces = placesOf(sessions);
  const shiftPlaces = placesOf(shifts);
  const rows = [...members]
    .sort((a, b) => a.id - b.id)
    .map(({ id, name, session, shift, roll, picture, competes, handle }) =>
      withoutEmptyEnd([
        id,
        name,
        sessionPlaces.get(session) ?? "",
        shiftPlaces.get(shift) ?? "",
        roll,
        picture,
        competes ? handle || 1 : "",
      ]),
    );
  return { sessions, shifts, members: rows };
}

/**
 * Unpacks what `packMembers` has packed.
 *
 * @throws TypeError if it is anything else
 */
export function unpackMembers(index: unknown): DirectoryMember[] {
  const { sessions, shifts, members } = partsOf(index);
  if (!isTexts(sessions) || !isTexts(shifts) || !Array.isArray(members)) throw new TypeError(notMembers);
  return members.map((row) => memberOf(row, sessions, shifts));
}

const notMembers = "This is not an index of members";

function memberOf(row: unknown, sessions: readonly string[], shifts: readonly string[]): DirectoryMember {
  const cells: readonly unknown[] = Array.isArray(row) ? row : [];
  const [id, name, sessionPlace = "", shiftPlace = "", roll = "", picture = "", competitor = ""] = cells;
  const competes = competitor !== "";
  const handle = competitor === 1 ? "" : competitor;
  const session = at(sessions, sessionPlace);
  const shift = at(shifts, shiftPlace);
  if (
    typeof id !== "number" ||
    session === undefined ||
    shift === undefined ||
    typeof name !== "string" ||
    typeof roll !== "string" ||
    typeof picture !== "string" ||
    typeof handle !== "string"
  )
    throw new TypeError(notMembers);
  const key = `${searchKey(name)}\n${searchKey(roll)}`;
  return { id, name, session, shift, roll, picture, competes, handle, key };
}

/** The text at a place of a list; empty where there is no place. */
function at(texts: readonly string[], place: unknown): string | undefined {
  return place === "" ? "" : texts[Number(place)];
}

function partsOf(index: unknown): Partial<Record<keyof MemberIndex, unknown>> {
  return typeof index === "object" && index !== null ? index : {};
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== "").sort();
}

/** In the order in which the club names them. */
function inOrderOfClub(a: string, b: string): number {
  return shiftsOfClub().indexOf(a) - shiftsOfClub().indexOf(b);
}

function placesOf(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.map((value, place) => [value, place]));
}

function withoutEmptyEnd(row: MemberRow): MemberRow {
  const last = row.map((value) => value !== "").lastIndexOf(true);
  return row.slice(0, last + 1);
}

export const name = "members";

export { packMembers as pack, unpackMembers as parse };
