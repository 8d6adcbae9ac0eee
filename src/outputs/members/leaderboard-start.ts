import type { LeaderboardStart } from "../../components/people/leaderboard/leaderboard-start";
import { packMembers, unpackMembers, type MemberIndex } from "../../domain/directory/member-index";
import { PAGE_SIZE } from "../../domain/paging";
import { rankedMembers } from "../../domain/directory/directory-filter";
import { historiesIn, type Histories } from "../../domain/ratings/history";
import { leaderboardLines } from "../../domain/ratings/leaderboard";
import { byHandle, handleKey, type Rating } from "../../domain/ratings/rating";
import * as snapshotFormat from "../../domain/ratings/snapshot";
import { dayOf, packSnapshot, type RatingsTaken } from "../../domain/ratings/snapshot";
import type { Activities } from "../../domain/activity/activity";
import { rankedHandle } from "../../domain/ratings/ranked";
import { isUsed } from "../../model/parts";
import { activity } from "../../model/site/activity";
import type { SiteMember } from "./site-member";
import { dayAtClub } from "../../domain/time/club-time";
import { writeDataFile } from "../data-files";
import type { SiteFiles } from "../writing/site-files";
import { ratingHistory } from "../../model/site/ratings";
import { normalised } from "../../model/schema/normalise";
import type { NodesOfType } from "../site";

/** The part of `content/ratings.json` that is read here. */
export interface RatingsNode {
  readonly takenAt: string;
  readonly isSample?: boolean | null;
  readonly ratings: readonly {
    readonly handle: string;
    readonly rating: number | null;
    readonly maxRating: number | null;
    readonly rank: string | null;
    readonly maxRank: string | null;
  }[];
}

export const ratingsFields = "takenAt isSample ratings { handle rating maxRating rank maxRank }";

/** The part of the leaderboard in /member; all ratings of its members are written to a separate file. */
export async function leaderboardStart(
  output: SiteFiles,
  index: MemberIndex,
  snapshot: RatingsNode | undefined,
  { histories, activities }: Pick<RatingsTaken, "histories" | "activities">,
): Promise<LeaderboardStart> {
  const ranked = rankedMembers(unpackMembers(index));
  const handles = new Set(ranked.map(({ handle }) => handleKey(handle)));
  const ratings = (snapshot?.ratings ?? []).map(ratingOf).filter(({ handle }) => handles.has(handleKey(handle)));
  const known = byHandle(ratings);
  const lines = leaderboardLines(ranked, { snapshot: known, live: new Map() }).slice(0, PAGE_SIZE);
  const top = lines.map(({ member }) => member);
  const hasSnapshot = snapshot !== undefined && ratings.length > 0;
  return {
    printed: lines.map(({ member: { id, name }, place, rating, maxRating, title }) => ({
      id,
      name,
      place: place ?? null,
      rating: rating ?? null,
      maxRating: maxRating ?? null,
      title,
    })),
    printedOn: hasSnapshot ? dayOf(snapshot.takenAt) : null,
    isSample: hasSnapshot && snapshot.isSample === true,
    top: packMembers(top),
    ratings: hasSnapshot
      ? packSnapshot({
          takenAt: snapshot.takenAt,
          ratings: top.flatMap(({ handle }) => known.get(handleKey(handle)) ?? []),
          histories,
          activities,
        })
      : null,
    total: ranked.length,
    ratingsAddress: hasSnapshot
      ? await writeDataFile(output, snapshotFormat, { takenAt: snapshot.takenAt, ratings, histories, activities })
      : null,
  };
}

function ratingOf({ handle, rating, maxRating, rank, maxRank }: RatingsNode["ratings"][number]): Rating {
  return { handle, rating: rating ?? 0, maxRating: maxRating ?? 0, rank: rank ?? "", maxRank: maxRank ?? "" };
}

/** The rating histories in the content, by `handleKey`. */
export function ratingHistories(nodesOfType: NodesOfType, now = new Date()): Histories {
  const { typeName, schema } = ratingHistory;
  const years = Array.from(nodesOfType(typeName), (node) => schema.parse(normalised(schema, node)));
  return historiesIn(years, dayAtClub(now));
}

/** What participants solved this week, if they allow it, by `handleKey`. */
export function memberActivities(nodesOfType: NodesOfType, members: readonly SiteMember[]): Activities {
  const { typeName, schema } = activity;
  const shown = new Set(
    members.flatMap((each) => (each.activity === false ? [] : handleKey(rankedHandle(each) ?? ""))),
  );
  const files = isUsed("activity")
    ? Array.from(nodesOfType(typeName), (node) => schema.parse(normalised(schema, node)))
    : [];
  const counted = files.flatMap((file) => file.members ?? []).filter(({ handle }) => shown.has(handleKey(handle)));
  return new Map(counted.map(({ handle, ...each }) => [handleKey(handle), each]));
}
