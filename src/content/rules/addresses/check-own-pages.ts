import { reservedSegments } from "../../../domain/addresses/reserved-segments";
import { routes } from "../../../domain/routes";
import { foldCase } from "../../../domain/text/fold-case";
import { quote } from "../../../model/check/sentence";
import type { Diagnostic } from "../../../model/check/diagnostic";
import { page } from "../../../model/page";
import { itemsOf, shownFile, type Content } from "../../content";
import { itemId } from "../../item-id";
import { portfolioOwners } from "../portfolio-owners";
import { takenAddresses } from "./taken-address";

/**
 * Pages of the club whose address is that of a page of the site, of a portfolio or of a file.
 *
 * @param staticFiles the paths of the files that are served as they are
 */
export function checkOwnPages(content: Content, staticFiles: ReadonlySet<string>): Diagnostic[] {
  const pages = itemsOf(content, page);
  if (pages.length === 0) return [];
  const others = { ...content, items: content.items.filter(({ source }) => source !== page), unread: [] };
  const takenBy = takenAddresses(others, staticFiles);
  const portfolios = new Map(portfolioOwners(content).map(({ slug, file }) => [slug, file]));
  return pages.flatMap((item) => {
    const id = itemId(item);
    if (id === undefined) return [];
    const address = routes.page(id);
    const portfolio = portfolios.get(foldCase(id));
    const reason = portfolio
      ? `which the portfolio of ${shownFile(content.tree, portfolio)} already has`
      : reservedSegments.has(foldCase(id))
        ? "which belongs to the site"
        : takenBy(address);
    if (reason === undefined) return [];
    const message = `has the address ${quote(address)}, ${reason}, expected another name`;
    const related = portfolio ? { related: [portfolio] } : {};
    return [{ code: "duplicate-address", severity: "error", file: item.file, path: "", message, ...related }];
  });
}
