import type { ApiFailure } from "../codeforces/answer";
import { t } from "../../words/t";

/** A user's rating on Codeforces; 0 and empty texts for users who never took part. */
export interface Rating {
  readonly handle: string;
  readonly rating: number;
  readonly maxRating: number;
  readonly rank: string;
  readonly maxRank: string;
}

export const SAMPLE_RATINGS = t("These ratings are a sample: they are invented, not from Codeforces.");

export type Ratings<Each extends Rating = Rating> = ReadonlyMap<string, Each>;

/** The form in which handles are compared: Codeforces ignores case. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}

/** Ratings to be found by `handleKey`; of two for one handle, the last one counts. */
export function byHandle<Each extends Rating>(ratings: readonly Each[]): Ratings<Each> {
  return new Map(ratings.map((rating) => [handleKey(rating.handle), rating]));
}

/**
 * Says in a few words why no call returned a rating. It names a reason only if all calls failed for the same one.
 */
export function failureText(failures: ReadonlySet<ApiFailure>): string {
  const reasons = new Set(Array.from(failures, (failure) => texts[failure]));
  const [reason = unclear] = reasons;
  return reasons.size === 1 ? reason : unclear;
}

const unclear = t("No ratings could be fetched");

const texts: Record<ApiFailure, string> = {
  timeout: t("Codeforces does not answer"),
  unreachable: t("Codeforces does not answer"),
  limit: t("Codeforces is not accepting more calls at the moment"),
  unknown: t("Codeforces knows none of these handles"),
  unusable: t("Codeforces sent no ratings"),
};
