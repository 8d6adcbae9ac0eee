import type { MemberIndex } from "../../../domain/directory/member-index";
import type { PackedSnapshot } from "../../../domain/ratings/snapshot";

interface PrintedLine {
  readonly id: number;
  readonly name: string;
  /** From 1; null without a rating. */
  readonly place: number | null;
  readonly rating: number | null;
  readonly maxRating: number | null;
  readonly title: string;
}

/** The part of the leaderboard that comes with /member: its first screen, as it was when the site was built. */
export interface LeaderboardStart {
  /** The top of the leaderboard, as printed into the page. */
  readonly printed: readonly PrintedLine[];
  /** The day of the ratings in the club's time zone, `YYYY-MM-DD`; null if the site has no snapshot. */
  readonly printedOn: string | null;
  /** True if the ratings are invented, like those of the sample club. */
  readonly isSample: boolean;
  readonly top: MemberIndex;
  /** Their ratings; null if the site has no snapshot. */
  readonly ratings: PackedSnapshot | null;
  readonly total: number;
  /** The address of all ratings; null if the site has no snapshot. */
  readonly ratingsAddress: string | null;
}
