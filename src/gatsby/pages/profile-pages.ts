import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes, type ProfileKind } from "../../domain/routes";
import { membersWithPicture } from "../../domain/share/share-picture";
import { titleSuffixes } from "./title-suffixes";
import { queryNodes } from "../query-nodes";

interface Person {
  readonly id: string;
  readonly jsonId: number;
  readonly name: string;
}

const profiles: readonly { connection: string; kind: ProfileKind; template: string }[] = [
  { connection: "allAdvisor", kind: "advisor", template: "advisor-profile" },
  // The current team is looked up first (docs/behaviour.md#people).
  { connection: "allTeamMember", kind: "team", template: "team-profile" },
  { connection: "allPastLeader", kind: "team", template: "past-leader-profile" },
  { connection: "allMember", kind: "member", template: "member-profile" },
];

/** A page for every person of the club, in each list that they stand in. */
export async function createProfilePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const taken = new Set<string>();
  for (const { connection, kind, template } of profiles) {
    const people = await queryNodes<Person>(graphql, connection, "id jsonId name");
    const suffixes = titleSuffixes(people.map(({ jsonId, name }) => ({ id: String(jsonId), title: name })));
    const withPicture = membersWithPicture(people.map(({ jsonId }) => jsonId));
    for (const { id, jsonId } of people) {
      const address = routes.profile(kind, jsonId);
      if (taken.has(address)) continue;
      taken.add(address);
      actions.createPage({
        path: address,
        component: path.resolve(`src/templates/${template}.tsx`),
        context: {
          id,
          titleSuffix: suffixes.get(String(jsonId)) ?? "",
          hasPicture: withPicture.has(jsonId),
          ...(connection === "allPastLeader" && { isPastLeader: true }),
        },
      });
    }
  }
}
