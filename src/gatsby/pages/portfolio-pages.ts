import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { portfolioOwner } from "../../domain/portfolio";
import { routes, type ProfileKind } from "../../domain/routes";
import { queryNodes } from "../query-nodes";

interface Person {
  readonly jsonId: number;
  readonly name: string;
  readonly portfolio: string | null;
}

const owners: readonly { connection: string; kind: ProfileKind }[] = [
  { connection: "allMember", kind: "member" },
  { connection: "allTeamMember", kind: "team" },
  { connection: "allAdvisor", kind: "advisor" },
];

/** `/{name}` for everybody with a portfolio; somebody in two lists has one page. The content check saw to collisions. */
export async function createPortfolioPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const taken = new Set<string>();
  for (const { connection, kind } of owners)
    for (const person of await queryNodes<Person>(graphql, connection, "jsonId name portfolio")) {
      const { name, portfolio, slug } = portfolioOwner(person) ?? { slug: "" };
      if (slug === "" || taken.has(slug)) continue;
      taken.add(slug);
      actions.createPage({
        path: routes.portfolio(slug),
        component: path.resolve("src/templates/portfolio.tsx"),
        context: { name, portfolio, profile: routes.profile(kind, person.jsonId), noindex: true },
      });
    }
}
