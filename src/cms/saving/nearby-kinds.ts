import type { ContentItem } from "../../content/content";
import { listedRedirects } from "../../content/rules/addresses/check-redirects";
import { sitePages } from "../../content/rules/addresses/site-addresses";
import { markdownTargets } from "../../content/rules/item-targets";
import { article } from "../../model/kinds/article";
import { kindsWith } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { isSitePath } from "../../model/values/link-target";
import { isKind } from "./draft";

/** Their ids, addresses and portfolios may clash, and articles name them as authors. */
const people: readonly Kind[] = kindsWith("profile");

/** Their pages have addresses at the top of the site, as portfolios have. */
const atTop: readonly Kind[] = kindsWith("atTop");

/** The kinds that the id, the author or the portfolio of any item of a source may have to do with, its own among them. */
export function nearbyKinds(source: Kind | Singleton): readonly Kind[] {
  if (!isKind(source)) return [];
  if (source === article) return [article, ...people];
  if (people.includes(source)) return [...people, ...atTop];
  return atTop.includes(source) ? [...atTop, ...kindsWith("portfolio")] : [source];
}

/**
 * True if an item may have to do with items of all kinds: it links to pages, or loses an address that others may link to.
 *
 * @param stored the item as it is before; undefined for a new one
 */
export function affectsAllKinds(stored: ContentItem | undefined, item: ContentItem): boolean {
  if (holdsSitePath([item.fields, item.body])) return true;
  const kept = addressesOf(item);
  return stored !== undefined && [...addressesOf(stored)].some((address) => !kept.has(address));
}

/** True if a text anywhere in it is, or in Markdown links to, a path of this site. */
function holdsSitePath(value: unknown): boolean {
  if (typeof value === "string")
    return isSitePath(value) || markdownTargets(value).some(({ target }) => isSitePath(target));
  return typeof value === "object" && value !== null && Object.values(value).some(holdsSitePath);
}

/** The addresses of the site, with those that an item gives it. */
function addressesOf(item: ContentItem): ReadonlySet<string> {
  const tree = { directory: "content", folders: new Map(), files: new Set<string>() };
  const content = { tree, items: [item], unread: [] };
  return new Set([...sitePages(content), ...listedRedirects(content).map(({ from }) => from)]);
}
