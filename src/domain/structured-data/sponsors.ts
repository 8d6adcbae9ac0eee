import { descriptors } from "../../model/descriptors";
import { absoluteUrl } from "../addresses/absolute-url";
import { itemElementId } from "../element-ids";
import { routes } from "../routes";
import { listPage } from "./collection";

interface SponsorFacts {
  readonly jsonId: string;
  readonly name: string;
  readonly url: string | null;
  readonly logo: string | null;
}

/** The page of those who support the club, in the order shown. */
export function sponsorsPage(sponsors: readonly SponsorFacts[], siteUrl: string) {
  const placeOf = (id: string) => absoluteUrl(siteUrl, routes.inList("sponsors", itemElementId(id)));
  const entries = sponsors.map(({ jsonId, name, url, logo }) => ({
    item: {
      "@type": "Organization" as const,
      name,
      // Their website or, without one, the place where this site is about them.
      url: url !== null && /^https?:/i.test(url) ? url : placeOf(jsonId),
      logo: logo === null ? undefined : absoluteUrl(siteUrl, logo),
    },
  }));
  return listPage(absoluteUrl(siteUrl, routes.list("sponsors")), descriptors.sponsors.label, entries);
}
