import type { ProfilePage } from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";
import { type NamedClub, namedClub } from "./graph";

/** The facts in a profile that search engines may know: neither phone nor e-mail. */
export interface PersonFacts {
  readonly path: string;
  readonly name: string;
  readonly jobTitle: string | null;
  readonly image: string | null;
  readonly knowsAbout: readonly string[];
  /** Profiles elsewhere; only web pages are published. */
  readonly links: readonly (string | null)[];
}

export function profilePage(person: PersonFacts, club: NamedClub): Exclude<ProfilePage, string> {
  const { siteUrl } = club;
  const url = absoluteUrl(siteUrl, person.path);
  const sameAs = person.links.flatMap((link) => (link !== null && /^https?:/i.test(link) ? [link] : []));
  return {
    "@type": "ProfilePage",
    "@id": `${url}#page`,
    url,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#person`,
      name: person.name,
      url,
      jobTitle: person.jobTitle ?? undefined,
      image: person.image === null ? undefined : absoluteUrl(siteUrl, person.image),
      affiliation: namedClub(club),
      knowsAbout: person.knowsAbout.length > 0 ? person.knowsAbout : undefined,
      sameAs: sameAs.length > 0 ? sameAs : undefined,
    },
  };
}
