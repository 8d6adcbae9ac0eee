import type { BreadcrumbList, WebPage } from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";
import { webSiteId } from "./graph";
import { routes } from "../routes";
import { t } from "../../words/t";

/** A page of which nothing else is to be said, or that search engines must leave out. */
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
