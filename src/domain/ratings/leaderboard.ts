import { type Activities, streakOn, weekAfter } from "../activity/activity";
import type { DirectoryMember } from "../directory/member-index";
import { handleKey, type Ratings } from "./rating";
import { tierOf } from "./tiers";
import { recentChange, type Trend } from "./trend";

/** One line of the leaderboard; made of plain values, so that an unchanged line is not rendered again. */
export interface LeaderboardLine {
  readonly member: DirectoryMember;
  /** From 1; undefined for members without a known rating. */
  readonly place: number | undefined;
  /** Undefined if nothing is known. */
  readonly rating: number | undefined;
  readonly maxRating: number | undefined;
  /** The title of the highest rating; empty if nothing is known. */
  readonly title: string;
  /** The title of the present rating; empty if nothing is known, or if it is the same. */
  readonly presentTitle: string;
  /** How much the rating has changed since the snapshot; undefined if one of the two is not known. */
  readonly change: number | undefined;
  /** How much it has changed in the last 30 days; undefined if it has not, or if that is not known. */
  readonly recentChange: number | undefined;
  /** The rating over the last year as `Trend` has it; empty if there is nothing to draw. */
  readonly trend: string;
  /** How many problems they solved this week, and on how many days in a row; 0: there is nothing to say. */
  readonly week: number;
  readonly streak: number;
}

interface KnownRatings {
  readonly snapshot: Ratings;
  /** As Codeforces answered this browser; they win. */
  readonly live: Ratings;
  /** How ratings moved before the snapshot, by `handleKey`; absent where that makes no difference. */
  readonly trends?: ReadonlyMap<string, Trend>;
  readonly activities?: Activities;
  /** `YYYY-MM-DD` at the club. */
  readonly today?: string;
  /** How many days have passed since the snapshot; absent: none. */
  readonly daysSince?: number;
}

/**
 * The leaderboard: by highest rating, descending, ties by id; members without a rating follow by id.
 * If no rating is known, all are in the order of their ids (docs/behaviour.md#leaderboard).
 *
 * @param members in ascending order of their ids
 */
export function leaderboardLines(members: readonly DirectoryMember[], known: KnownRatings): readonly LeaderboardLine[] {
  const sorted = members
    .map((member) => lineOf(member, known))
    .sort((a, b) => (b.maxRating ?? 0) - (a.maxRating ?? 0) || a.member.id - b.member.id);
  return sorted.map((line, index) => (line.maxRating ? { ...line, place: index + 1 } : line));
}

function lineOf(member: DirectoryMember, known: KnownRatings): LeaderboardLine {
  const { snapshot, live, trends, activities, today, daysSince = 0 } = known;
  const key = handleKey(member.handle);
  const [now, then] = [live.get(key), snapshot.get(key)];
  const rating = now ?? then;
  const trend = trends?.get(key);
  const activity = activities?.get(key);
  const title = rating ? rating.maxRank || tierOf(rating.maxRating).title : "";
  const present = rating ? rating.rank || tierOf(rating.rating).title : "";
  return {
    member,
    place: undefined,
    rating: rating?.rating,
    maxRating: rating?.maxRating,
    title,
    presentTitle: present.toLowerCase() === title.toLowerCase() ? "" : present,
    change: now && then ? now.rating - then.rating : undefined,
    recentChange: trend && then && rating ? recentChange(trend, then.rating, rating.rating, daysSince) : undefined,
    trend: trend?.line ?? "",
    week: activity ? weekAfter(activity, daysSince) : 0,
    streak: activity && today !== undefined ? streakOn(activity, today) : 0,
  };
}

/** The lines of one tier by its key; all of them for an empty one. */
export function inTier(lines: readonly LeaderboardLine[], tier: string): readonly LeaderboardLine[] {
  return tier === "" ? lines : lines.filter(({ maxRating = 0 }) => tierOf(maxRating).key === tier);
}

/** How the calls for the ratings went (docs/behaviour.md#leaderboard). */
export function fetchStatus(wanted: number, found: number): "success" | "partial" | "failed" {
  if (found === 0) return "failed";
  return found < wanted ? "partial" : "success";
}
