import { parseUrl } from "../../model/values/parse-url";
import { type ApiAnswer, readApiAnswer } from "../codeforces/api-answer";
import { hasFields, isNumber, isText, optional } from "../shape";
import { byHandle, handleKey, type Rating } from "./rating";
import { isPossibleRating, type RatingStep } from "../../model/values/rating-step";
import { dayAtClub } from "../time/club-time";

/** The base of the ratings API, unless the environment names another one. */
const PUBLIC_API = "https://codeforces.com/api";

/**
 * The base of the ratings API, without a slash at its end.
 *
 * @param named what `GATSBY_CODEFORCES_API` says
 */
export function ratingsApi(named: string | undefined): string {
  const base = named?.trim().replace(/\/+$/, "");
  return base && parseUrl(base) ? base : PUBLIC_API;
}

/** The address to call for one or several handles (docs/behaviour.md#leaderboard). */
export function userInfoAddress(api: string, handles: readonly string[]): string {
  return `${api}/user.info?handles=${handles.map(encodeURIComponent).join(";")}`;
}

/** An answer of `user.info`: in its own order, undefined for an entry that is not a user. */
export type UserInfo = ApiAnswer<readonly (Rating | undefined)[]>;

/** Reads an answer of `user.info`, which may be anything. */
export function readUserInfo(json: unknown): UserInfo {
  return readApiAnswer(json, (users) => users.map(ratingOf));
}

/**
 * The rating in the answer to a call for one handle; undefined where it holds none. The handle may be another
 * one: Codeforces answers an old handle with the new one.
 */
export function ratingFrom(answer: UserInfo): Rating | undefined {
  return answer.kind === "result" ? answer.value[0] : undefined;
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
    rating: optional(isNumber),
    maxRating: optional(isNumber),
    rank: optional(isText),
    maxRank: optional(isText),
  });
}

function ratingOf(user: unknown): Rating | undefined {
  if (!isUser(user)) return undefined;
  const { handle, rating, maxRating, rank, maxRank } = user;
  return { handle, rating: rating ?? 0, maxRating: maxRating ?? 0, rank: rank ?? "", maxRank: maxRank ?? "" };
}

/** A user whose handle has changed since a member gave it. */
interface Renaming {
  /** The handle that the member gives. */
  readonly from: string;
  /** The handle on Codeforces. */
  readonly to: string;
}

/** Which rating belongs to which handle in an answer. */
export interface MatchedAnswer {
  /** Under the handles that were asked for. */
  readonly ratings: readonly Rating[];
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
export function matchAnswer(handles: readonly string[], entries: readonly (Rating | undefined)[]): MatchedAnswer {
  const found = byHandle(entries.filter((entry) => entry !== undefined));
  const isInOrder =
    entries.length === handles.length &&
    handles.every((handle, place) => !found.has(handleKey(handle)) || isCalled(handle, entries[place]));
  const ratings: Rating[] = [];
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

/** In ms since 1970: there were no contests on Codeforces before. */
const FIRST_CONTEST = Date.UTC(2010, 0, 1);

/** The address to call for all changes of a user's rating. */
export function userRatingAddress(api: string, handle: string): string {
  return `${api}/user.rating?handle=${encodeURIComponent(handle)}`;
}

/**
 * Reads an answer of `user.rating`, which may be anything: the rating after each day that changed it, the oldest first;
 * undefined if any entry can't be right.
 *
 * @param now nothing can have happened later
 */
export function readUserRating(json: unknown, now: Date): ApiAnswer<readonly RatingStep[] | undefined> {
  return readApiAnswer(json, (entries) =>
    entries.every((entry) => isChange(entry, now)) ? stepsOf(entries) : undefined,
  );
}

interface Change {
  readonly ratingUpdateTimeSeconds: number;
  readonly newRating: number;
}

function isChange(value: unknown, now: Date): value is Change {
  return hasFields(value, {
    ratingUpdateTimeSeconds: (seconds) =>
      isNumber(seconds) && Number(seconds) * 1000 >= FIRST_CONTEST && Number(seconds) * 1000 <= now.getTime(),
    newRating: (rating) => isPossibleRating(Number(rating)) && isNumber(rating),
  });
}

function stepsOf(changes: readonly Change[]): readonly RatingStep[] {
  const inOrder = [...changes].sort((one, other) => one.ratingUpdateTimeSeconds - other.ratingUpdateTimeSeconds);
  const days = new Map(
    inOrder.map(({ ratingUpdateTimeSeconds, newRating }) => [
      dayAtClub(new Date(ratingUpdateTimeSeconds * 1000)),
      newRating,
    ]),
  );
  const steps = Array.from(days, ([day, rating]) => ({ day, rating }));
  return steps.filter(({ rating }, index) => rating !== steps[index - 1]?.rating);
}
