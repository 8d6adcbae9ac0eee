import { foldCase } from "../../../domain/text/letters";
import { gatsbyFile, pageFile } from "../../../domain/addresses/page-file";
import { isReserved, isReservedName } from "../../../domain/outputs/output-at";
import { isUnusedList } from "../../../domain/settings/offered";
import { routes } from "../../../domain/routes";
import { quote } from "../../../model/check/sentence";
import { type Content, itemId, itemsOf, shownFile } from "../../content";
import { sitePages } from "./site-addresses";
import type { Diagnostic } from "../../../model/check/diagnostic";
import { page } from "../../../model/kinds/page";
import { portfolioOwners } from "../check-portfolio-slugs";
import { t } from "../../../words/t";

const ofHosts = /^\/_|\/index(?:\.html?)?$/;

/** The extensions of feeds, calendars, sitemaps, scripts and other files that the build may write. */
const ofPrograms = /\.(?:xml|ics|json|txt|webmanifest|m?js|css|map|wasm)$/;

/**
 * Says why a page can't have an address, because something else has it. Undefined if it is free.
 *
 * @param staticFiles the files that are served unchanged, as paths of the site
 */
export function takenAddresses(
  content: Content,
  staticFiles: ReadonlySet<string>,
): (address: string) => string | undefined {
  const used = [...sitePages(content)].filter((page) => !isUnusedList(page));
  const pages = new Map(used.map((page) => [foldCase(page), page]));
  const files = new Set([...staticFiles].map(foldCase));
  return (address) => {
    const folded = foldCase(address);
    const named = { address: quote(address) };
    const page = pages.get(folded);
    if (page === address) return t("has the address {address}, which is a page of the site, expected another", named);
    if (page !== undefined)
      return t(
        "has the address {address}, which some hosts and disks treat as the same as the page {page}, expected another",
        {
          ...named,
          page: quote(page),
        },
      );
    const spelled = pages.get(folded.replace(/\.html$/, ""));
    if (spelled !== undefined)
      return t("has the address {address}, which hosts answer with the page {page}, expected another", {
        ...named,
        page: quote(spelled),
      });
    const ancestors = ancestorsOf(folded);
    if ([...ancestors, folded, `/${pageFile(folded)}`, `/${gatsbyFile(folded)}`].some((path) => files.has(path)))
      return t("has the address {address}, which is a file of static/, expected another", named);
    if (isReserved(folded) || ofHosts.test(folded) || [...ancestors, folded].some((path) => ofPrograms.test(path)))
      return t("has the address {address}, which belongs to the build, expected another", named);
    return ancestors.some((path) => /\.html?$/.test(path))
      ? t("has the address {address}, which is below the page of a file, expected another", named)
      : undefined;
  };
}

/** `/a` and `/a/b` of `/a/b/c`. */
function ancestorsOf(path: string): string[] {
  const steps = path.split("/").slice(1, -1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`);
}

/**
 * The club's own pages whose address belongs to a page of the site, a portfolio or a file.
 *
 * @param staticFiles the paths of the files that are served unchanged
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
    const address = quote(routes.page(id));
    const portfolio = portfolios.get(foldCase(id));
    const message = portfolio
      ? t("has the address {address}, which the portfolio of {file} already has, expected another", {
          address,
          file: shownFile(content.tree, portfolio),
        })
      : isReservedName(foldCase(id))
        ? t("has the address {address}, which belongs to the site, expected another", { address })
        : takenBy(routes.page(id));
    if (message === undefined) return [];
    const related = portfolio ? { related: [portfolio] } : {};
    return [{ code: "duplicate-address", severity: "error", file: item.file, path: "", message, ...related }];
  });
}
