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
    const { slug } = owner;
    const first = owners.get(slug);
    if (!first) owners.set(slug, owner);
    const reason =
      slugError(slug) ??
      (first && !isSamePerson(first, owner)
        ? t("which {file} already has", { file: shownFile(content.tree, first.file) })
        : undefined);
    if (reason === undefined) return [];
    const parts = { name: quote(owner.name), address: quote(`/${slug}`), reason };
    const message = isTooLongForName(slug)
      ? t("is {name} and gives the portfolio the address {address}, {reason}, expected a shorter name", parts)
      : t("is {name} and gives the portfolio the address {address}, {reason}, expected a different name", parts);
    const related = first && first !== owner ? [first.file] : [];
    return [{ code: "duplicate-address", severity: "error", file: owner.file, path: "name", related, message }];
  });
}

function slugError(slug: string): string | undefined {
  if (slug === "") return t("which is the home page");
  if (isTooLongForName(slug)) return t("which is too long ({limit})", { limit: nameLimitExpectation });
  if (isReservedName(slug)) return t("which is a page of the site");
  return isReserved(routes.portfolio(slug)) ? t("which belongs to the build") : undefined;
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
