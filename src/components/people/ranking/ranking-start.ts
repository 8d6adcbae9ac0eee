import type { MemberIndex } from "../../../domain/directory/member-index";
import type { PackedSnapshot } from "../../../domain/ratings/snapshot";

/** What /member comes with of the leaderboard: its first screen, as it was when the site was built. */
export interface RankingStart {
  /** The first of the ranking. */
  readonly top: MemberIndex;
  /** Their ratings; null where the site has no snapshot. */
  readonly ratings: PackedSnapshot | null;
  /** How many members take part. */
  readonly total: number;
  /** The address of all ratings; null where the site has no snapshot. */
  readonly ratingsAddress: string | null;
}
