import type { CreatePagesArgs } from "gatsby";
import { portfolioOwner } from "../../domain/people/portfolio";
import { routes } from "../../domain/routes";
import { kindsWith } from "../../model/content-model";
import { queryNodes } from "../query-nodes";
import { templateFile } from "./page-context";

interface Person {
  readonly jsonId: number;
  readonly name: string;
  readonly portfolio: string | null;
  readonly portfolioPage: string | null;
}

/**
 * `/{name}` for all people with a portfolio; a person in two lists has one page. The content check reports collisions.
 */
export async function createPortfolioPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const taken = new Set<string>();
  for (const { folder, typeName } of kindsWith("portfolio"))
    for (const person of await queryNodes<Person>(graphql, typeName, "jsonId name portfolio portfolioPage")) {
      const { portfolioPage: page } = person;
      if (page === null || taken.has(page)) continue;
      taken.add(page);
      const { name, portfolio } = portfolioOwner(person) ?? person;
      actions.createPage({
        path: page,
        component: templateFile("portfolio"),
        context: {
          name,
          portfolio,
          page,
          profile: routes.item(folder, person.jsonId),
          noindex: true,
        },
      });
    }
}
