import { outputAt } from "../domain/outputs/output-at";
import { pageInLanguages } from "../domain/addresses/other-languages";
import { isIndexed } from "../domain/routes";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";

interface SitemapPage {
  readonly path: string;
  readonly pageContext?: { readonly noindex?: boolean } | null;
}

interface SitemapData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly SitemapPage[] };
}

/**
 * All pages that search engines may index, and no others, in the same order on all computers. Gatsby counts some other
 * files as pages, such as the one for missing addresses.
 */
export const sitemapOptions = {
  query: "{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }",
  resolvePages: ({ allSitePage }: SitemapData) =>
    allSitePage.nodes
      .filter(({ path }) => isIndexed(path) && outputAt(path) === undefined)
      .filter(({ pageContext }) => pageContext?.noindex !== true)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  /** The plugin adds the folder of the site. */
  resolveSiteUrl: ({ site }: SitemapData) => new URL(site.siteMetadata.siteUrl).origin,
  /** Links the same page in all languages. */
  serialize: ({ path }: SitemapPage) => {
    const links = pageInLanguages(path).map(({ language, address }) => ({ lang: language, url: address }));
    return links.length === 0 ? { url: path } : { url: path, links };
  },
};

/** The content from which the committed types are made. */
const OWN_CONTENT = "content";

/**
 * How Gatsby writes the types of queries. Only builds of the project's own content do so: a club without articles, for
 * example, has fewer, and its build would change a file of the project.
 *
 * @param contentDirectory the content tree that is built
 */
export function queryTypes(contentDirectory: string): GatsbyConfig["graphqlTypegen"] {
  if (path.resolve(contentDirectory) !== path.resolve(OWN_CONTENT)) return false;
  return { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" };
}

/**
 * An adapter that does nothing, since the build itself writes the files for hosts. Without one, Gatsby would download
 * and run a list of adapters in each build, and install another adapter on Netlify.
 */
export const noAdapter = { name: "empty", adapt: () => undefined };
