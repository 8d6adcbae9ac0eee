import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { PAGE_SIZE } from "../../domain/directory/paging";
import type { LatestData } from "../../domain/latest-data";
import { routes } from "../../domain/routes";
import { leaderboardStart, ratingsFields, type RatingsNode } from "../../outputs/members/leaderboard-start";
import { memberIndex, writeMemberData, writeMemberIndex } from "../../outputs/members/write-member-files";
import { siteMemberFields, type SiteMember } from "../../outputs/members/site-member";
import { queryNodes } from "../query-nodes";

/**
 * The page of all members, and the one where they sign in. The first carries its first screen only; the rest
 * is a file that it loads on need.
 *
 * @returns where the files of all members and of all ratings are
 */
export async function createMemberDirectoryPage({
  graphql,
  actions,
}: CreatePagesArgs): Promise<Pick<LatestData, "members" | "ratings">> {
  const publicDirectory = path.resolve("public");
  const members = [...(await queryNodes<SiteMember>(graphql, "Member", siteMemberFields))].sort(
    (a, b) => a.jsonId - b.jsonId,
  );
  const index = memberIndex(members);
  const indexAddress = await writeMemberIndex(publicDirectory, index);
  await writeMemberData(publicDirectory, members);
  const [snapshot] = await queryNodes<RatingsNode>(graphql, "Ratings", ratingsFields);
  const leaderboard = await leaderboardStart(publicDirectory, index, snapshot);
  actions.createPage({
    path: routes.list("members"),
    component: path.resolve("src/templates/members.tsx"),
    context: {
      first: { ...index, members: index.members.slice(0, PAGE_SIZE) },
      total: members.length,
      indexAddress,
      leaderboard,
    },
  });
  actions.createPage({
    path: routes.login,
    component: path.resolve("src/templates/login.tsx"),
    context: { indexAddress },
  });
  return { members: indexAddress, ratings: leaderboard.ratingsAddress };
}
