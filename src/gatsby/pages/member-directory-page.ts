import type { CreatePagesArgs } from "gatsby";
import { PAGE_SIZE } from "../../domain/paging";
import * as membersFormat from "../../domain/directory/member-index";
import { packMembers } from "../../domain/directory/member-index";
import { routes } from "../../domain/routes";
import { writeDataFile } from "../../outputs/data-files";
import {
  leaderboardStart,
  memberActivities,
  ratingsFields,
  ratingHistories,
  type RatingsNode,
} from "../../outputs/members/leaderboard-start";
import { indexedMembers, siteMemberFields, type SiteMember } from "../../outputs/members/site-member";
import { memberDataText } from "../../outputs/members/member-data";
import type { SiteFiles } from "../../outputs/writing/site-files";
import { queryNodes } from "../query-nodes";
import { isOffered } from "../../domain/settings/offered";
import { templateFile } from "./page-context";

/**
 * The page of all members, and the one where they sign in. The first contains only its first screen; the rest is in a
 * file that it loads on demand.
 *
 * @returns the address of the file with all members
 */
export async function createMemberDirectoryPage(
  { graphql, getNodesByType, actions }: CreatePagesArgs,
  output: SiteFiles,
): Promise<string> {
  const members = [...(await queryNodes<SiteMember>(graphql, "Member", siteMemberFields))].sort(
    (a, b) => a.jsonId - b.jsonId,
  );
  const indexed = indexedMembers(members);
  const index = packMembers(indexed);
  const indexAddress = await writeDataFile(output, membersFormat, indexed);
  if (isOffered(routes.memberFile)) await output.write(routes.memberFile, memberDataText(members));
  const [snapshot] = await queryNodes<RatingsNode>(graphql, "Ratings", ratingsFields);
  const leaderboard = await leaderboardStart(output, index, snapshot, {
    histories: ratingHistories(getNodesByType),
    activities: memberActivities(getNodesByType, members),
  });
  actions.createPage({
    path: routes.list("members"),
    component: templateFile("members"),
    context: {
      first: { ...index, members: index.members.slice(0, PAGE_SIZE) },
      total: members.length,
      indexAddress,
      leaderboard,
    },
  });
  actions.createPage({
    path: routes.login,
    component: templateFile("login"),
    context: { indexAddress },
  });
  return indexAddress;
}
