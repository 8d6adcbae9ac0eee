import { nameSlug } from "../../model/values/name-slug";
import { webAddressError } from "../../model/values/web-link";
import { secureOrigin } from "../../model/values/web-host";
import { routes } from "../routes";

export interface PortfolioOwner {
  readonly name: string;
  readonly portfolio: string;
  /** Empty if the name holds neither letters nor digits: then there can be no page. */
  readonly slug: string;
}

/** The owner of a portfolio; undefined for a person who has none, or whose portfolio is not a page of the web. */
export function portfolioOwner(person: {
  readonly name?: unknown;
  readonly portfolio?: unknown;
}): PortfolioOwner | undefined {
  const [name, portfolio] = [trimmed(person.name).normalize("NFC"), trimmed(person.portfolio)];
  if (name === "" || webAddressError(portfolio) !== undefined) return undefined;
  return { name, portfolio, slug: nameSlug(name) };
}

function trimmed(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

export function portfolioPage(person: Parameters<typeof portfolioOwner>[0]): string | null {
  const slug = portfolioOwner(person)?.slug;
  return slug ? routes.portfolio(slug) : null;
}

/** The origin that a frame needs; undefined where none may be: browsers frame no http page inside an https one. */
export function frameOrigin(portfolio: string): string | undefined {
  return webAddressError(portfolio) === undefined ? secureOrigin(portfolio) : undefined;
}
