import { outputAt } from "../domain/outputs/output-at";
import { isIndexed } from "../domain/routes";

interface SitemapPage {
  readonly path: string;
  readonly pageContext?: { readonly noindex?: boolean } | null;
}

interface SitemapData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly SitemapPage[] };
}

/**
 * Every page that search engines may keep, and none of the others; in the same order on every computer. To Gatsby, an
 * output can be a page, too, such as the one for missing addresses.
 */
export const sitemapOptions = {
  query: "{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }",
  resolvePages: ({ allSitePage }: SitemapData) =>
    allSitePage.nodes
      .filter(({ path }) => isIndexed(path) && outputAt(path) === undefined)
      .filter(({ pageContext }) => pageContext?.noindex !== true)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  /** The plugin adds the folder in which the site lies. */
  resolveSiteUrl: ({ site }: SitemapData) => new URL(site.siteMetadata.siteUrl).origin,
  serialize: ({ path }: SitemapPage) => ({ url: path }),
};
