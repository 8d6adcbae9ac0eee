import type { BreadcrumbList, Thing, WebPage } from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";
import { routes } from "../routes";
import { t } from "../../words/t";

/** A node of a JSON-LD graph, with the properties that schema.org gives its type; what is undefined is left out. */
export type StructuredNode = Exclude<Thing, string>;

/** A JSON-LD document as text that a script element may contain. */
export function graphOf(nodes: readonly StructuredNode[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replace(/</g, "\\u003c");
}

/** How structured data names the club. Pages that only name it need not describe it. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

export function webSiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}

export interface NamedClub {
  readonly siteUrl: string;
  readonly name: string;
}

/** The club with its name and its home page, on pages that don't describe it. */
export function namedClub({ siteUrl, name }: NamedClub) {
  return {
    "@type": "Organization" as const,
    "@id": organizationId(siteUrl),
    name,
    url: absoluteUrl(siteUrl, routes.home),
  };
}

/** A page about which there is nothing else to say, or that search engines must leave out. */
export function webPage(siteUrl: string, { name, path }: Crumb): Exclude<WebPage, string> {
  const url = absoluteUrl(siteUrl, path);
  return { "@type": "WebPage", "@id": `${url}#page`, name, url, isPartOf: { "@id": webSiteId(siteUrl) } };
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export function breadcrumbs(siteUrl: string, crumbs: readonly Crumb[]): Exclude<BreadcrumbList, string> {
  const way = [{ name: t("Home"), path: routes.home }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    "@id": `${absoluteUrl(siteUrl, way.at(-1)?.path ?? routes.home)}#breadcrumbs`,
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  };
}
