import type { CollectionPage } from "schema-dts";
import { absoluteUrl } from "../addresses/absolute-url";
import { itemElementId } from "../item-element-id";
import { routes } from "../routes";

interface SponsorFacts {
  readonly jsonId: string;
  readonly name: string;
  readonly url: string | null;
  readonly logo: string | null;
}

/** The page of those who support the club, in the order shown. */
export function sponsorsPage(sponsors: readonly SponsorFacts[], siteUrl: string): Exclude<CollectionPage, string> {
  const placeOf = (id: string) => absoluteUrl(siteUrl, routes.inList("sponsors", itemElementId(id)));
  const page = absoluteUrl(siteUrl, routes.list("sponsors"));
  return {
    "@type": "CollectionPage",
    "@id": `${page}#page`,
    name: "Sponsors",
    url: page,
    mainEntity: {
      "@type": "ItemList",
      "@id": `${page}#list`,
      numberOfItems: sponsors.length,
      itemListElement: sponsors.map(({ jsonId, name, url, logo }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Organization",
          name,
          // Their website or, without one, the place where this site is about them.
          url: url !== null && /^https?:/i.test(url) ? url : placeOf(jsonId),
          logo: logo === null ? undefined : absoluteUrl(siteUrl, logo),
        },
      })),
    },
  };
}
