import { dayAtClub } from "../time/club-time";
import { hasFields, isNumber, isText } from "../shape";
import { byHandle, type Rating, type Ratings } from "./rating";

/** The ratings of all ranked members at one instant. */
export interface Snapshot {
  /** ISO 8601 */
  readonly takenAt: string;
  readonly ratings: Ratings;
}

/** The ratings that one snapshot is made of. */
interface RatingsTaken {
  /** ISO 8601 */
  readonly takenAt: string;
  readonly ratings: readonly Rating[];
}

/** A snapshot in few bytes, as the browser gets it: `[handle, rating, maxRating, rank, maxRank]` each. */
export interface PackedSnapshot {
  readonly takenAt: string;
  readonly ratings: readonly (readonly [string, number, number, string, string])[];
}

/** Leaves out the names of all fields. */
export function packSnapshot({ takenAt, ratings }: RatingsTaken): PackedSnapshot {
  return {
    takenAt,
    ratings: ratings.map(({ handle, rating, maxRating, rank, maxRank }) => [handle, rating, maxRating, rank, maxRank]),
  };
}

/**
 * Unpacks what `packSnapshot` has packed.
 *
 * @throws TypeError if it is anything else
 */
export function unpackSnapshot(packed: unknown): Snapshot {
  if (!isPacked(packed)) throw new TypeError("The file is not a snapshot of ratings");
  return {
    takenAt: packed.takenAt,
    ratings: byHandle(
      packed.ratings.map(([handle, rating, maxRating, rank, maxRank]) => ({
        handle,
        rating,
        maxRating,
        rank,
        maxRank,
      })),
    ),
  };
}

function isPacked(value: unknown): value is PackedSnapshot {
  return hasFields(value, { takenAt: isText, ratings: (rows) => Array.isArray(rows) && rows.every(isRow) });
}

function isRow(row: unknown): boolean {
  return hasFields(row, { 0: isText, 1: isNumber, 2: isNumber, 3: isText, 4: isText });
}

/** The day of an instant at the club, `YYYY-MM-DD`; empty for a text that is not an instant. */
export function dayOf(instant: string): string {
  const time = new Date(instant);
  return Number.isNaN(time.getTime()) ? "" : dayAtClub(time);
}

/** The file of all ratings as they were when the site was built. */
export const name = "ratings";

export { packSnapshot as pack, unpackSnapshot as parse };
