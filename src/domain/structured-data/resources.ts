import { descriptors } from "../../model/descriptors";
import { absoluteUrl } from "../addresses/absolute-url";
import { routes } from "../routes";
import { listPage } from "./collection";

interface ResourceFacts {
  readonly title: string;
  readonly url: string | null;
  readonly description: string | null;
  readonly topic: string | null;
  readonly level: string | null;
}

/** The page of what the club recommends to learn from, in the order shown. */
export function resourcesPage(resources: readonly ResourceFacts[], siteUrl: string) {
  const entries = resources.map(({ title, url, description, topic, level }) => ({
    item: {
      "@type": "LearningResource" as const,
      name: title,
      url: url === null ? undefined : absoluteUrl(siteUrl, url),
      description: description ?? undefined,
      about: topic ?? undefined,
      educationalLevel: level ?? undefined,
    },
  }));
  return listPage(absoluteUrl(siteUrl, routes.list("resources")), descriptors.resources.label, entries);
}
