/** A user's rating on Codeforces; 0 and empty texts for users who never took part. */
export interface Rating {
  /** As its owner spells it. */
  readonly handle: string;
  readonly rating: number;
  readonly maxRating: number;
  /** The title of the rating, such as `specialist`. */
  readonly rank: string;
  readonly maxRank: string;
}

/** Ratings by `handleKey`. */
export type Ratings = ReadonlyMap<string, Rating>;

/** The form in which handles are compared: Codeforces ignores case. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}

/** Ratings to be found by `handleKey`; of two for one handle, the last one counts. */
export function byHandle(ratings: readonly Rating[]): Ratings {
  return new Map(ratings.map((rating) => [handleKey(rating.handle), rating]));
}
