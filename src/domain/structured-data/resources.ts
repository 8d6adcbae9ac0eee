import type { CollectionPage } from "schema-dts";
import { absoluteUrl } from "../addresses/absolute-url";
import { routes } from "../routes";

interface ResourceFacts {
  readonly title: string;
  readonly url: string | null;
  readonly description: string | null;
  readonly topic: string | null;
  readonly level: string | null;
}

/** The page of what the club recommends to learn from, in the order shown. */
export function resourcesPage(resources: readonly ResourceFacts[], siteUrl: string): Exclude<CollectionPage, string> {
  const page = absoluteUrl(siteUrl, routes.list("resources"));
  return {
    "@type": "CollectionPage",
    "@id": `${page}#page`,
    name: "Resources",
    url: page,
    mainEntity: {
      "@type": "ItemList",
      "@id": `${page}#list`,
      numberOfItems: resources.length,
      itemListElement: resources.map(({ title, url, description, topic, level }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "LearningResource",
          name: title,
          url: url === null ? undefined : absoluteUrl(siteUrl, url),
          description: description ?? undefined,
          about: topic ?? undefined,
          educationalLevel: level ?? undefined,
        },
      })),
    },
  };
}
