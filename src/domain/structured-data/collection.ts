import { absoluteUrl } from "../absolute-url";
import type { StructuredNode } from "./graph";

/** A page that lists others: their addresses in the order shown. */
export function collection(siteUrl: string, name: string, path: string, paths: readonly string[]): StructuredNode {
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
