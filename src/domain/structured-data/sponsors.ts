import type { CollectionPage } from "schema-dts";
import { absoluteUrl } from "../addresses/absolute-url";
import { routes } from "../routes";

interface SponsorFacts {
  readonly name: string;
  readonly url: string | null;
  readonly logo: string | null;
}

/** The page of those who support the club, in the order shown. */
export function sponsorsPage(sponsors: readonly SponsorFacts[], siteUrl: string): Exclude<CollectionPage, string> {
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
      itemListElement: sponsors.map(({ name, url, logo }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Organization",
          name,
          url: url !== null && /^https?:/i.test(url) ? url : undefined,
          logo: logo === null ? undefined : absoluteUrl(siteUrl, logo),
        },
      })),
    },
  };
}
