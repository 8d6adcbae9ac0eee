import type { CollectionPage, ListItem } from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";

/** A page that lists others: their addresses in the order shown. */
export function collection(siteUrl: string, name: string, path: string, paths: readonly string[]) {
  return listPage(
    absoluteUrl(siteUrl, path),
    name,
    paths.map((item) => ({ url: absoluteUrl(siteUrl, item) })),
  );
}

type Entry = Pick<Exclude<ListItem, string>, "name" | "url" | "item">;

/** A page with a list. @param about what the page says before the list */
export function listPage(
  url: string,
  name: string,
  entries: readonly Entry[],
  about?: Pick<Exclude<CollectionPage, string>, "about">,
): Exclude<CollectionPage, string> {
  return {
    "@type": "CollectionPage",
    "@id": `${url}#page`,
    name,
    url,
    ...about,
    mainEntity: {
      "@type": "ItemList",
      "@id": `${url}#list`,
      numberOfItems: entries.length,
      itemListElement: entries.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry })),
    },
  };
}
