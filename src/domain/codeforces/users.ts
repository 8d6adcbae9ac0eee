import { isPossibleRating } from "../../model/values/rating-step";
import { byHandle, handleKey, type Rating } from "../ratings/rating";
import { hasFields, isNumber, isText, optional } from "../shape";
import { type Question, readAnswer } from "./answer";

/**
 * Who some handles belong to, and how they are rated: in the order of the answer, undefined for an entry that is not a
 * user.
 */
export type Users = readonly (Rating | undefined)[];

/** Asks for one or several handles (docs/behaviour.md#leaderboard). */
export function usersOf(handles: readonly string[]): Question<Users> {
  return {
    path: `user.info?handles=${handles.map(encodeURIComponent).join(";")}`,
    read: (json) => readAnswer(json, (users) => users.map(ratingOf)),
  };
}

/**
 * Requests one handle, so that the answer is for it even if it was renamed: Codeforces answers an old handle with the
 * new one.
 */
export function userOf(handle: string): Question<Rating> {
  const { path } = usersOf([handle]);
  return { path, read: (json) => readAnswer(json, ([user]) => ratingOf(user)) };
}

interface User {
  readonly handle: string;
  readonly rating?: number | null;
  readonly maxRating?: number | null;
  readonly rank?: string | null;
  readonly maxRank?: string | null;
}

function isUser(value: unknown): value is User {
  return hasFields(value, {
    handle: isText,
    rating: optional(isRating),
    maxRating: optional(isRating),
    rank: optional(isText),
    maxRank: optional(isText),
  });
}

const isRating = (value: unknown) => isNumber(value) && isPossibleRating(Number(value));

export function ratingOf(user: unknown): Rating | undefined {
  if (!isUser(user)) return undefined;
  const { handle, rating, maxRating, rank, maxRank } = user;
  return { handle, rating: rating ?? 0, maxRating: maxRating ?? 0, rank: rank ?? "", maxRank: maxRank ?? "" };
}

interface Renaming {
  readonly from: string;
  /** The handle on Codeforces. */
  readonly to: string;
}

export interface MatchedAnswer<Each extends Rating = Rating> {
  readonly ratings: readonly Each[];
  readonly renamed: readonly Renaming[];
  /** Handles without a rating in the answer, or without one that is certainly theirs. */
  readonly missing: readonly string[];
}

/**
 * Finds the rating of each handle in one answer. Codeforces answers an old handle with the new one, so a
 * handle that does not occur is found by its place, if the answer keeps the order of the question.
 *
 * @param entries in the order of the answer; undefined for an entry that is not a user
 */
export function matchAnswer<Each extends Rating>(
  handles: readonly string[],
  entries: readonly (Each | undefined)[],
): MatchedAnswer<Each> {
  const found = byHandle(entries.filter((entry) => entry !== undefined));
  const isInOrder =
    entries.length === handles.length &&
    handles.every((handle, place) => !found.has(handleKey(handle)) || isCalled(handle, entries[place]));
  const ratings: Each[] = [];
  const renamed: Renaming[] = [];
  const missing: string[] = [];
  for (const [place, handle] of handles.entries()) {
    const rating = found.get(handleKey(handle)) ?? (isInOrder ? entries[place] : undefined);
    if (!rating) missing.push(handle);
    else if (isCalled(handle, rating)) ratings.push(rating);
    else {
      ratings.push({ ...rating, handle });
      renamed.push({ from: handle, to: rating.handle });
    }
  }
  return { ratings, renamed, missing };
}

function isCalled(handle: string, rating: Rating | undefined): boolean {
  return rating !== undefined && handleKey(rating.handle) === handleKey(handle);
}
