import { advisor } from "../../model/advisor";
import { member } from "../../model/member";
import { linkFault } from "../../model/reference";
import { teamMember } from "../../model/team-member";
import { itemsOf, type Content } from "../content";
import type { FileFinding } from "../file-finding";
import { inNaturalOrder } from "../natural-order";

/** Someone who has a page of their own at `/{name}`. */
export interface PortfolioOwner extends Pick<FileFinding, "file"> {
  readonly name: string;
  readonly portfolio: string;
}

/** Club members, team members and advisors with a portfolio, in the order of their files. */
export function portfolioOwners(content: Content): PortfolioOwner[] {
  const people = [member, teamMember, advisor].flatMap((kind) => itemsOf(content, kind));
  const owners = people.flatMap(({ file, fields: { name, portfolio } }) =>
    isFilled(name) && isFilled(portfolio) && linkFault(portfolio, { sitePath: false, placeholder: false }) === undefined
      ? [{ file, name: name.normalize("NFC").trim(), portfolio: portfolio.trim() }]
      : [],
  );
  return owners.sort((a, b) => inNaturalOrder(a.file, b.file));
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
