import type { RatingStep } from "../../model/values/rating-step";
import { DAY } from "../time/club-time";
import { ratingOn } from "./history";

/** In days. */
export const RECENT = 30;
/** The line of the leaderboard goes back this often by `RECENT` days: about a year. */
const PERIODS = 12;
/** The digits of the line's heights. */
const BASE = 36;
export const TREND_HEIGHT = BASE - 1;
export const TREND_WIDTH = PERIODS;
/** In rating points: what moves less does not look like more. */
const LEAST_RANGE = 100;

/** How someone's rating has moved before a snapshot, in few bytes. */
export interface Trend {
  /** The rating every 30 days, the newest last: a digit from 0, low, to z, high. Empty if it did not change. */
  readonly line: string;
  /**
   * The changes of the last 30 days, the oldest first: how many days before the snapshot, and the rating before, which
   * is null for someone's first contest.
   */
  readonly recent: readonly (readonly [daysBefore: number, rating: number | null])[];
}

/**
 * @param steps at least one, the oldest first
 * @param rating that of the snapshot
 * @param day that of the snapshot, `YYYY-MM-DD`
 */
export function trendOf(steps: readonly RatingStep[], rating: number, day: string): Trend {
  const recent = steps.flatMap((step, index): Trend["recent"] => {
    const daysBefore = daysBetween(step.day, day);
    return daysBefore < RECENT ? [[Math.max(daysBefore, 0), steps[index - 1]?.rating ?? null]] : [];
  });
  const last = steps.at(-1)?.rating;
  // A change whose day is not known yet.
  const isBehind = last !== undefined && last !== rating;
  return { line: lineOf(steps, rating, day), recent: isBehind ? [...recent, [0, last]] : recent };
}

function lineOf(steps: readonly RatingStep[], rating: number, day: string): string {
  const before = Array.from({ length: PERIODS }, (_, index) => {
    const end = new Date(Date.parse(day) - (PERIODS - index) * RECENT * DAY);
    return ratingOn(steps, end.toISOString().slice(0, 10));
  });
  const ratings = [...before, rating].filter((each) => each !== undefined);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  if (low === high) return "";
  const room = Math.max(LEAST_RANGE - (high - low), 0);
  const heightOf = (each: number) => ((each - low + room / 2) / (high - low + room)) * TREND_HEIGHT;
  return ratings.map((each) => Math.round(heightOf(each)).toString(BASE)).join("");
}

/**
 * How much a rating has changed in the last 30 days; undefined if it has not, or if unknown.
 *
 * @param then the rating of the snapshot
 * @param now the rating as it is now
 * @param daysSince how many days have passed since the snapshot
 */
export function recentChange({ recent }: Trend, then: number, now: number, daysSince: number): number | undefined {
  const first = recent.find(([daysBefore]) => daysBefore + daysSince < RECENT);
  // What has changed since an old snapshot may have changed earlier than that.
  if (!first && daysSince >= RECENT) return undefined;
  const before = first ? first[1] : then;
  return before === null ? undefined : now - before || undefined;
}

/** From one day to another, each `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
