import { webAddressFault } from "../model/reference";
import { secureOrigin } from "../model/web-host";
import { portfolioSlug } from "./portfolio-slug";
import { routes } from "./routes";

/** Whether a portfolio is a page of the web, which alone gets a page here. */
export function isPortfolioAddress(portfolio: string | null | undefined): portfolio is string {
  return typeof portfolio === "string" && webAddressFault(portfolio) === undefined;
}

/** The page here that shows somebody's portfolio; a link that is no page of the web is its own target. */
export function portfolioTarget(name: string, portfolio: string): string {
  const slug = portfolioSlug(name);
  return slug !== "" && isPortfolioAddress(portfolio) ? routes.portfolio(slug) : portfolio;
}

/** The origin that a frame needs; undefined where none may be: browsers frame no http page inside an https one. */
export function frameOrigin(portfolio: string): string | undefined {
  return isPortfolioAddress(portfolio) ? secureOrigin(portfolio) : undefined;
}
