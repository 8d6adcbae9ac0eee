import { keyMatcher } from "../text/search-key";
import type { DirectoryMember } from "./member-index";
import { parametersOf, queryOf } from "../addresses/own-parameters";
import { elementIds } from "../element-ids";
import { tiers } from "../ratings/tiers";

/** The filters of the directory; an empty text filters nothing. */
export interface MemberFilter {
  readonly query: string;
  readonly session: string;
  readonly shift: string;
}

export function isFiltering({ query, session, shift }: MemberFilter): boolean {
  return query.trim() !== "" || session !== "" || shift !== "";
}

/**
 * The members that match a filter, in their order: by a part of the name or of the roll number, however people type it,
 * and by session and shift (docs/behaviour.md#members).
 */
export function searchMembers(
  members: readonly DirectoryMember[],
  { query, session, shift }: MemberFilter,
): readonly DirectoryMember[] {
  if (!isFiltering({ query, session, shift })) return members;
  const matches = keyMatcher(query);
  return members.filter(
    (member) =>
      (session === "" || member.session === session) && (shift === "" || member.shift === shift) && matches(member.key),
  );
}

/** The participants of the leaderboard, with or without a rating (docs/behaviour.md#leaderboard). */
export function rankedMembers(members: readonly DirectoryMember[]): readonly DirectoryMember[] {
  return members.filter(({ competes }) => competes);
}

export type DirectoryView = "all" | "codeforces";

export interface DirectoryState extends MemberFilter {
  readonly view: DirectoryView;
  /** The key of a tier of ratings, only in the Codeforces view; empty for all. */
  readonly tier: string;
}

export interface FilterOptions {
  readonly sessions: readonly string[];
  readonly shifts: readonly string[];
}

const codeforcesHash = `#${elementIds.codeforces}`;

/** Longer queries match no one; an address may hold anything. In characters. */
const LONGEST_QUERY = 200;

/**
 * Reads the query and fragment of an address; an unknown session or shift counts as none.
 *
 * @param address `?q=&session=&shift=&tier=#codeforces`, each part optional
 */
export function readDirectoryState(address: string, { sessions, shifts }: FilterOptions): DirectoryState {
  const [, hash] = address.split("#", 2);
  const parameters = parametersOf(address);
  const session = parameters.get("session") ?? "";
  const shift = parameters.get("shift") ?? "";
  const view = `#${hash ?? ""}` === codeforcesHash ? "codeforces" : "all";
  const tier = parameters.get("tier") ?? "";
  return {
    query: (parameters.get("q") ?? "").slice(0, LONGEST_QUERY),
    session: sessions.includes(session) ? session : "",
    shift: shifts.includes(shift) ? shift : "",
    view,
    tier: view === "codeforces" && tiers.some(({ key }) => key === tier) ? tier : "",
  };
}

/** The query and fragment that say the same; empty for the whole list. */
export function directoryAddress({ query, session, shift, view, tier }: DirectoryState): string {
  // A space at the end stays: a reader who pauses between two words has not finished.
  const narrowing = queryOf({ q: query, session, shift, ...(view === "codeforces" && { tier }) });
  return narrowing + (view === "codeforces" ? codeforcesHash : "");
}
