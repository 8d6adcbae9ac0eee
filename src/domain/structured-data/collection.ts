import type { CollectionPage } from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";

/** A page that lists others, or shows all of its items itself: their addresses in the order shown. */
export function collection(
  siteUrl: string,
  name: string,
  path: string,
  paths: readonly string[],
): Exclude<CollectionPage, string> {
  const url = absoluteUrl(siteUrl, path);
  return {
    "@type": "CollectionPage",
    "@id": `${url}#page`,
    name,
    url,
    mainEntity: {
      "@type": "ItemList",
      "@id": `${url}#list`,
      numberOfItems: paths.length,
      itemListElement: paths.map((item, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: absoluteUrl(siteUrl, item),
      })),
    },
  };
}
