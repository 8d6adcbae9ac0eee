import type { Activities, Activity } from "../activity/activity";
import { dayAtClub } from "../time/club-time";
import { hasFields, isText } from "../shape";
import type { Histories } from "./history";
import { byHandle, handleKey, type Rating, type Ratings } from "./rating";
import { type Trend, trendOf } from "./trend";

export interface Snapshot {
  /** ISO 8601 */
  readonly takenAt: string;
  readonly ratings: Ratings;
  /** Of members whose history is known, by `handleKey`. */
  readonly trends: ReadonlyMap<string, Trend>;
  readonly activities: Activities;
}

export interface RatingsTaken {
  /** ISO 8601 */
  readonly takenAt: string;
  readonly ratings: readonly Rating[];
  readonly histories: Histories;
  /** Absent if the site shows none. */
  readonly activities?: Activities;
}

/** A snapshot as the browser gets it. */
export interface PackedSnapshot {
  readonly takenAt: string;
  /** Members with a known history have a trend, and those who solved something recently have a count. */
  readonly ratings: readonly (Rating & { readonly trend?: Trend; readonly activity?: Activity })[];
}

export function packSnapshot({ takenAt, ratings, histories, activities }: RatingsTaken): PackedSnapshot {
  const day = dayOf(takenAt);
  return {
    takenAt,
    ratings: ratings.map((rating) => {
      const { steps = [] } = histories.get(handleKey(rating.handle)) ?? {};
      const activity = activities?.get(handleKey(rating.handle));
      return {
        ...rating,
        ...(steps.length > 0 && day !== "" && { trend: trendOf(steps, rating.rating, day) }),
        ...(activity && { activity }),
      };
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
    ratings: byHandle(ratings),
    trends: new Map(ratings.flatMap(({ handle, trend }) => (trend ? [[handleKey(handle), trend]] : []))),
    activities: new Map(ratings.flatMap(({ handle, activity }) => (activity ? [[handleKey(handle), activity]] : []))),
  };
}

function isPacked(value: unknown): value is PackedSnapshot {
  return hasFields(value, { takenAt: isText, ratings: Array.isArray });
}

/** The day of an instant at the club, `YYYY-MM-DD`; empty for a text that is not an instant. */
export function dayOf(instant: string): string {
  const time = new Date(instant);
  return Number.isNaN(time.getTime()) ? "" : dayAtClub(time);
}

export const name = "ratings";

export { packSnapshot as pack, unpackSnapshot as parse };
