import type { CollectionPage } from "schema-dts";
import { absoluteUrl } from "../addresses/absolute-url";
import { itemElementId } from "../item-element-id";
import { routes } from "../routes";
import { organizationId } from "./organization-id";

interface Award {
  readonly jsonId: string;
  readonly title: string;
  readonly event: string | null;
  readonly place: string | null;
}

/** The page of what a club has won, with its awards in the order shown. */
export function awardsPage(
  awards: readonly Award[],
  { siteUrl, name }: { readonly siteUrl: string; readonly name: string },
): Exclude<CollectionPage, string> {
  const url = absoluteUrl(siteUrl, routes.list("achievements"));
  return {
    "@type": "CollectionPage",
    "@id": `${url}#page`,
    name: "Achievements",
    url,
    about: {
      "@type": "Organization",
      "@id": organizationId(siteUrl),
      name,
      url: absoluteUrl(siteUrl, routes.home),
      award: awards.map(wordsOf),
    },
    mainEntity: {
      "@type": "ItemList",
      "@id": `${url}#list`,
      numberOfItems: awards.length,
      itemListElement: awards.map((award, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: wordsOf(award),
        url: absoluteUrl(siteUrl, routes.inList("achievements", itemElementId(award.jsonId))),
      })),
    },
  };
}

function wordsOf({ title, event, place }: Award): string {
  return [title, event, place].filter(Boolean).join(", ");
}
