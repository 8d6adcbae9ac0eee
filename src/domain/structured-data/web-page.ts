import type { WebPage } from "schema-dts";
import { absoluteUrl } from "../addresses/absolute-url";
import type { Crumb } from "./breadcrumbs";
import { webSiteId } from "./organization-id";

/** A page of which nothing else is to be said, or that search engines must leave out. */
export function webPage(siteUrl: string, { name, path }: Crumb): Exclude<WebPage, string> {
  const url = absoluteUrl(siteUrl, path);
  return { "@type": "WebPage", "@id": `${url}#page`, name, url, isPartOf: { "@id": webSiteId(siteUrl) } };
}
