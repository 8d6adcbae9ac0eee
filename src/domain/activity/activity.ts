import { daysBetween } from "../ratings/trend";

/** What someone has solved of late. */
export interface Activity {
  /** How many problems in the seven days before the ratings were fetched. */
  readonly week: number;
  /** The first and the last day of their last days in a row, `YYYY-MM-DD` at the club. */
  readonly since: string;
  readonly last: string;
}

/** By `handleKey`. */
export type Activities = ReadonlyMap<string, Activity>;

/** In days. */
const WEEK = 7;

/**
 * The problems of this week; 0 if that is not known any more.
 *
 * @param daysSince how many days have passed since the ratings were fetched
 */
export function weekAfter({ week }: Activity, daysSince: number): number {
  return daysSince < WEEK ? week : 0;
}

/** How many days in a row someone has solved something until today or yesterday; 0 if they have stopped. */
export function streakOn({ since, last }: Activity, today: string): number {
  return daysBetween(last, today) <= 1 ? daysBetween(since, last) + 1 : 0;
}
