/** What Codeforces says of somebody; 0 and empty texts for those who never took part. */
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

/** A handle as two of them are compared: Codeforces minds no capital letters. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}

export function byHandle(ratings: readonly Rating[]): Ratings {
  return new Map(ratings.map((rating) => [handleKey(rating.handle), rating]));
}
