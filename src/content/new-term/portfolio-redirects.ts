import { portfolioOwner } from "../../domain/people/portfolio";
import { routes } from "../../domain/routes";
import { isJsonObject } from "../../model/schema/json-object";
import { redirectList } from "../../model/site/redirect-list";
import type { ContentChange } from "../changes/content-change";
import type { Content, ContentItem } from "../content";
import { itemId } from "../item-id";
import { listedRedirects } from "../rules/addresses/listed-redirects";
import { portfolioOwners } from "../rules/portfolio-owners";

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Only the current team has pages for portfolios. The addresses of those who leave lead to their profiles, unless someone
 * else has such a page.
 */
export function portfolioRedirects(
  content: Content,
  leaving: readonly ContentItem[],
): { readonly added: readonly Redirect[]; readonly changes: readonly ContentChange[] } {
  const files = new Set(leaving.map(({ file }) => file));
  const kept = new Set(portfolioOwners(content).flatMap(({ file, slug }) => (files.has(file) ? [] : slug)));
  const listed = new Set(listedRedirects(content).map(({ from }) => from));
  const added = new Map<string, Redirect>();
  for (const person of leaving) {
    const slug = portfolioOwner(person.fields)?.slug;
    const id = itemId(person);
    if (!slug || id === undefined || kept.has(slug)) continue;
    const from = routes.portfolio(slug);
    if (!listed.has(from) && !added.has(from)) added.set(from, { from, to: routes.item("team", id) });
  }
  const redirects = [...added.values()];
  return { added: redirects, changes: redirects.length > 0 ? [withRedirects(content, redirects)] : [] };
}

function withRedirects({ items }: Content, added: readonly Redirect[]): ContentChange {
  const fields = items.find(({ source }) => source === redirectList)?.fields ?? {};
  const listed = Array.isArray(fields.redirects) ? fields.redirects.filter(isJsonObject) : [];
  return { source: redirectList, file: redirectList.file, fields: { ...fields, redirects: [...listed, ...added] } };
}
