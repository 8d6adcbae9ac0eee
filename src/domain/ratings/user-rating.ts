import { isPossibleRating, type RatingStep } from "../../model/values/rating-step";
import { type ApiAnswer, readApiAnswer } from "../codeforces/api-answer";
import { hasFields, isNumber } from "../shape";
import { dayAtClub } from "../time/club-time";

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
