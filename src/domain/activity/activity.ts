import { daysBetween } from "../ratings/trend";

/** What someone has solved recently. */
export interface Activity {
  /** The number of problems in the seven days before the ratings were fetched. */
  readonly week: number;
  /** The first and last day of their latest streak, `YYYY-MM-DD` in the club's time zone. */
  readonly since: string;
  readonly last: string;
}

/** By `handleKey`. */
export type Activities = ReadonlyMap<string, Activity>;

/** In days. */
const WEEK = 7;

/**
 * The problems of this week; 0 if that is no longer known.
 *
 * @param daysSince how many days have passed since the ratings were fetched
 */
export function weekAfter({ week }: Activity, daysSince: number): number {
  return daysSince < WEEK ? week : 0;
}

/** The length of a streak that lasts until today or yesterday; 0 if it has ended. */
export function streakOn({ since, last }: Activity, today: string): number {
  return daysBetween(last, today) <= 1 ? daysBetween(since, last) + 1 : 0;
}
