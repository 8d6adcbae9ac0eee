import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isPortfolioAddress } from "../../domain/portfolio";
import { portfolioSlug } from "../../domain/portfolio-slug";
import { routes, type ProfileKind } from "../../domain/routes";
import { queryNodes } from "../query-nodes";

interface Owner {
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
    for (const { jsonId, name, portfolio } of await queryNodes<Owner>(graphql, connection, "jsonId name portfolio")) {
      const slug = portfolioSlug(name);
      if (slug === "" || taken.has(slug) || !isPortfolioAddress(portfolio)) continue;
      taken.add(slug);
      actions.createPage({
        path: routes.portfolio(slug),
        component: path.resolve("src/templates/portfolio.tsx"),
        context: { name, portfolio: portfolio.trim(), profile: routes.profile(kind, jsonId), noindex: true },
      });
    }
}
