import { dayAtClub } from "../time/club-time";
import { hasFields, isNumber, isText, optional } from "../shape";
import type { Histories } from "./history";
import { byHandle, handleKey, type Rating, type Ratings } from "./rating";
import { type Trend, trendOf } from "./trend";

export interface Snapshot {
  /** ISO 8601 */
  readonly takenAt: string;
  readonly ratings: Ratings;
  /** Of those whose history is known, by `handleKey`. */
  readonly trends: ReadonlyMap<string, Trend>;
}

interface RatingsTaken {
  /** ISO 8601 */
  readonly takenAt: string;
  readonly ratings: readonly Rating[];
  readonly histories: Histories;
}

type PackedRating = readonly [handle: string, rating: number, maxRating: number, rank: string, maxRank: string];

/** A snapshot in few bytes, as the browser gets it. Those whose history is known have their trend behind their rating. */
export interface PackedSnapshot {
  readonly takenAt: string;
  readonly ratings: readonly (PackedRating | readonly [...PackedRating, string, ...(number | null)[]])[];
}

export function packSnapshot({ takenAt, ratings, histories }: RatingsTaken): PackedSnapshot {
  const day = dayOf(takenAt);
  return {
    takenAt,
    ratings: ratings.map(({ handle, rating, maxRating, rank, maxRank }) => {
      const packed = [handle, rating, maxRating, rank, maxRank] as const;
      const { steps = [] } = histories.get(handleKey(handle)) ?? {};
      if (steps.length === 0 || day === "") return packed;
      const { line, recent } = trendOf(steps, rating, day);
      return [...packed, line, ...recent.flat()];
    }),
  };
}

/**
 * Unpacks what `packSnapshot` has packed.
 *
 * @throws TypeError if it is anything else
 */
export function unpackSnapshot(packed: unknown): Snapshot {
  if (!isPacked(packed)) throw new TypeError("The file is not a snapshot of ratings");
  const { takenAt, ratings } = packed;
  return {
    takenAt,
    ratings: byHandle(
      ratings.map(([handle, rating, maxRating, rank, maxRank]) => ({ handle, rating, maxRating, rank, maxRank })),
    ),
    trends: new Map(
      ratings.flatMap(([handle, , , , , line, ...recent]) =>
        line === undefined ? [] : [[handleKey(handle), { line, recent: pairs(recent) }]],
      ),
    ),
  };
}

function pairs(values: readonly (number | null)[]): Trend["recent"] {
  return values.flatMap((value, index) =>
    index % 2 === 0 && value !== null ? [[value, values[index + 1] ?? null] as const] : [],
  );
}

function isPacked(value: unknown): value is PackedSnapshot {
  return hasFields(value, { takenAt: isText, ratings: (rows) => Array.isArray(rows) && rows.every(isRow) });
}

function isRow(row: unknown): boolean {
  if (!hasFields(row, { 0: isText, 1: isNumber, 2: isNumber, 3: isText, 4: isText })) return false;
  const trend = Array.isArray(row) ? row.slice(5) : [];
  return trend.every((value, index) => (index === 0 ? isText(value) : optional(isNumber)(value)));
}

/** The day of an instant at the club, `YYYY-MM-DD`; empty for a text that is not an instant. */
export function dayOf(instant: string): string {
  const time = new Date(instant);
  return Number.isNaN(time.getTime()) ? "" : dayAtClub(time);
}

export const name = "ratings";

export { packSnapshot as pack, unpackSnapshot as parse };
