import { advisor } from "../../model/advisor";
import { member } from "../../model/member";
import { linkFault } from "../../model/reference";
import { teamMember } from "../../model/team-member";
import { inClaimOrder, itemsOf, type Content } from "../content";
import type { Diagnostic } from "../../model/diagnostic";

/** Someone who has a page of their own at `/{name}`. */
export interface PortfolioOwner extends Pick<Diagnostic, "file"> {
  readonly name: string;
  readonly portfolio: string;
}

/** Club members, team members and advisors with a portfolio, in the order in which they claim addresses. */
export function portfolioOwners(content: Content): PortfolioOwner[] {
  const people = [member, teamMember, advisor].flatMap((kind) => itemsOf(content, kind));
  return inClaimOrder(people, content).flatMap(({ file, fields: { name, portfolio } }) =>
    isFilled(name) && isFilled(portfolio) && linkFault(portfolio, { sitePath: false, placeholder: false }) === undefined
      ? [{ file, name: name.normalize("NFC").trim(), portfolio: portfolio.trim() }]
      : [],
  );
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
