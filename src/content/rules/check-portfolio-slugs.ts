import { isReserved, isReservedName } from "../../domain/outputs/output-at";
import { routes } from "../../domain/routes";
import { isTooLongForName, nameLimitExpectation } from "../../model/values/file-name";
import { quote } from "../../model/check/sentence";
import { shownFile, type Content, inClaimOrder, itemsOf } from "../content";
import type { Diagnostic } from "../../model/check/diagnostic";
import { portfolioOwner, type PortfolioOwner } from "../../domain/people/portfolio";
import { kindsWith } from "../../model/content-model";
import { t } from "../../words/t";

/** Portfolios whose address is empty, belongs to the site, or belongs to someone else. */
export function checkPortfolioSlugs(content: Content): Diagnostic[] {
  const owners = new Map<string, ListedOwner>();
  return portfolioOwners(content).flatMap((owner) => {
    const first = owners.get(owner.slug);
    if (!first) owners.set(owner.slug, owner);
    const other = first && !isSamePerson(first, owner) ? shownFile(content.tree, first.file) : undefined;
    const message = slugError(owner, other);
    if (message === undefined) return [];
    const related = first && first !== owner ? [first.file] : [];
    return [{ code: "duplicate-address", severity: "error", file: owner.file, path: "name", related, message }];
  });
}

/** @param other the file of someone else who has the address already */
function slugError({ slug }: PortfolioOwner, other: string | undefined): string | undefined {
  const address = quote(`/${slug}`);
  if (slug === "")
    return t("gives the portfolio the address {address}, which is the home page, expected a different name", {
      address,
    });
  if (isTooLongForName(slug))
    return t("gives the portfolio the address {address}, which is too long ({limit}), expected a shorter name", {
      address,
      limit: nameLimitExpectation,
    });
  if (isReservedName(slug))
    return t("gives the portfolio the address {address}, which is a page of the site, expected a different name", {
      address,
    });
  if (isReserved(routes.portfolio(slug)))
    return t("gives the portfolio the address {address}, which belongs to the build, expected a different name", {
      address,
    });
  return (
    other &&
    t("gives the portfolio the address {address}, which {file} already has, expected a different name", {
      address,
      file: other,
    })
  );
}

function isSamePerson(one: ListedOwner, other: ListedOwner): boolean {
  return one.name === other.name && one.portfolio === other.portfolio;
}

interface ListedOwner extends PortfolioOwner {
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
