import { portfolioOwner, type PortfolioOwner } from "../../domain/people/portfolio";
import { kindsWith } from "../../model/content-model";
import { inClaimOrder, itemsOf, type Content } from "../content";

/** The owner of a portfolio, and the file of the content that says so. */
export interface ListedOwner extends PortfolioOwner {
  readonly file: string;
}

/** Club members, team members and advisors with a portfolio, in the order in which they claim addresses. */
export function portfolioOwners(content: Content): ListedOwner[] {
  const people = kindsWith("portfolio").flatMap((kind) => itemsOf(content, kind));
  return inClaimOrder(people, content).flatMap(({ file, fields }) => {
    const owner = portfolioOwner(fields);
    return owner ? [{ ...owner, file }] : [];
  });
}
