import { isPossibleRating, type RatingStep } from "../../model/values/rating-step";
import { hasFields, isNumber } from "../shape";
import { dayAtClub } from "../time/club-time";
import { type Question, readAnswer } from "./answer";

/** In ms since 1970: there were no contests on Codeforces before. */
const FIRST_CONTEST = Date.UTC(2010, 0, 1);

/** The rating after each day that changed it, the oldest first. */
export type RatingChanges = readonly RatingStep[];

/**
 * All changes of a user's rating.
 *
 * @param now nothing can have happened later
 */
export function ratingChanges(handle: string, now: () => Date): Question<RatingChanges> {
  return {
    path: `user.rating?handle=${encodeURIComponent(handle)}`,
    read: (json) => readAnswer(json, (entries) => stepsOf(entries.filter((entry) => isChange(entry, now().getTime())))),
  };
}

interface Change {
  readonly ratingUpdateTimeSeconds: number;
  readonly newRating: number;
}

function isChange(value: unknown, now: number): value is Change {
  return hasFields(value, {
    ratingUpdateTimeSeconds: (seconds) =>
      isNumber(seconds) && Number(seconds) * 1000 >= FIRST_CONTEST && Number(seconds) * 1000 <= now,
    newRating: (rating) => isNumber(rating) && isPossibleRating(Number(rating)),
  });
}

function stepsOf(changes: readonly Change[]): RatingChanges {
  const inOrder = changes.toSorted((one, other) => one.ratingUpdateTimeSeconds - other.ratingUpdateTimeSeconds);
  const days = new Map(
    inOrder.map(({ ratingUpdateTimeSeconds, newRating }) => [
      dayAtClub(new Date(ratingUpdateTimeSeconds * 1000)),
      newRating,
    ]),
  );
  const steps = Array.from(days, ([day, rating]) => ({ day, rating }));
  return steps.filter(({ rating }, index) => rating !== steps[index - 1]?.rating);
}
