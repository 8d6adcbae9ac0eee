import { routes } from "../../domain/routes";
import { foldCase } from "../../domain/text/fold-case";
import { redirectSourceError } from "../../model/site/redirect-source";
import type { Content } from "../content";
import { listedRedirects } from "../rules/addresses/listed-redirects";
import { sitePages } from "../rules/addresses/site-addresses";
import type { OldArticle } from "./old-article";

/** The redirects from the old addresses of articles. */
export interface RedirectPlan {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Old addresses that get no redirect, and why. */
  readonly withoutRedirect: readonly string[];
}

/** The redirects from the old addresses; none where a page is now, and each address once. */
export function planRedirects(articles: readonly OldArticle[], content: Content): RedirectPlan {
  const pages = new Set([...sitePages(content), ...articles.map(({ slug }) => routes.item("blog", slug))]);
  const taken = new Map(listedRedirects(content).map(({ from, to }) => [foldCase(from), to]));
  const redirects: { from: string; to: string }[] = [];
  const withoutRedirect: string[] = [];
  for (const { slug, addresses } of articles)
    for (const from of addresses) {
      const to = routes.item("blog", slug);
      const error = redirectSourceError(from);
      const other = taken.get(foldCase(from));
      if (from === to || other === to) continue;
      if (error !== undefined) withoutRedirect.push(`${from}: ${error}`);
      else if (pages.has(from)) withoutRedirect.push(`${from}: is a page of the new site`);
      else if (other !== undefined) withoutRedirect.push(`${from}: leads to ${other} already`);
      else redirects.push({ from, to });
      taken.set(foldCase(from), to);
    }
  return { redirects, withoutRedirect };
}
