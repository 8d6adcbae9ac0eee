import { isPossibleRating, type RatingStep } from "../../model/values/rating-step";
import { hasFields, isNumber, isText } from "../shape";
import { dayAtClub } from "../time/club-time";
import { type Question, readAnswer } from "./answer";

/** In ms since 1970: there were no contests on Codeforces before. */
const FIRST_CONTEST = Date.UTC(2010, 0, 1);

export interface RatingChanges {
  /** The rating after each day that changed it, the oldest first. */
  readonly steps: readonly RatingStep[];
  /** The contests that were rated. */
  readonly rounds: readonly RatedRound[];
}

interface RatedRound {
  readonly id: number;
  readonly name: string;
  /** When the rating changed, `YYYY-MM-DD` at the club. */
  readonly day: string;
  readonly rank: number;
}

/**
 * All changes of a user's rating, and the contests that made them.
 *
 * @param now nothing can have happened later
 */
export function ratingChanges(handle: string, now: () => Date): Question<RatingChanges> {
  return {
    path: `user.rating?handle=${encodeURIComponent(handle)}`,
    read: (json) =>
      readAnswer(json, (entries) => {
        const changes = entries.filter((entry) => isChange(entry, now().getTime()));
        return { steps: stepsOf(changes), rounds: changes.filter(isRated).map(roundOf) };
      }),
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

interface RatedChange extends Change {
  readonly contestId: number;
  readonly contestName: string;
  readonly rank: number;
}

function isRated(change: Change): change is RatedChange {
  const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
  const isName = (value: unknown) => isText(value) && value.trim() !== "";
  return hasFields(change, { contestId: isCount, contestName: isName, rank: isCount });
}

function roundOf({ contestId, contestName, rank, ratingUpdateTimeSeconds }: RatedChange): RatedRound {
  const name = contestName.replace(/\s+/g, " ").trim();
  return { id: contestId, name, day: dayAtClub(new Date(ratingUpdateTimeSeconds * 1000)), rank };
}

function stepsOf(changes: readonly Change[]): readonly RatingStep[] {
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
