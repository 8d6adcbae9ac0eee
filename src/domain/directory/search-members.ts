import { keyMatcher } from "../text/search-key";
import type { DirectoryMember } from "./member-index";

/** The filters of the directory; an empty text filters nothing. */
export interface MemberFilter {
  readonly query: string;
  readonly session: string;
  readonly shift: string;
}

/** True if any filter is set, so that 'Clear Filters' has something to clear. */
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

/** Those who take part in the leaderboard, with a rating or without (docs/behaviour.md#leaderboard). */
export function rankedMembers(members: readonly DirectoryMember[]): readonly DirectoryMember[] {
  return members.filter(({ competes }) => competes);
}
