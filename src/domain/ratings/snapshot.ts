import { hasFields, isNumber, isText } from "../shape";
import { byHandle, type Rating, type Ratings } from "./rating";

/** The ratings of all ranked members at one instant. */
export interface Snapshot {
  /** ISO 8601 */
  readonly takenAt: string;
  readonly ratings: Ratings;
}

/** A snapshot in few bytes, as the browser gets it: `[handle, rating, maxRating, rank, maxRank]` each. */
export interface PackedSnapshot {
  readonly takenAt: string;
  readonly ratings: readonly (readonly [string, number, number, string, string])[];
}

export function packSnapshot(takenAt: string, ratings: readonly Rating[]): PackedSnapshot {
  return {
    takenAt,
    ratings: ratings.map(({ handle, rating, maxRating, rank, maxRank }) => [handle, rating, maxRating, rank, maxRank]),
  };
}

/** Unpacks what was packed; undefined if it is anything else. */
export function unpackSnapshot(packed: unknown): Snapshot | undefined {
  if (!isPacked(packed)) return undefined;
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

const SIX_HOURS = 6 * 60 * 60 * 1000;

/** The day of an instant at UTC+6, `YYYY-MM-DD`; empty for a text that is no instant. */
export function dayOf(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? "" : new Date(time + SIX_HOURS).toISOString().slice(0, 10);
}
