import type { CreativeWork } from "schema-dts";
import { isRealDate } from "../../model/values/calendar-date";
import { absoluteUrl } from "../addresses/served-path";
import { type NamedClub, namedClub } from "./graph";

interface ProjectFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly status: string | null;
  readonly startDate: string | null;
  readonly people: readonly { readonly name: string; readonly profile: string | null }[];
  readonly tags: readonly string[];
}

export function projectNode(project: ProjectFacts, club: NamedClub): Exclude<CreativeWork, string> {
  const { path, title, description, image, status, startDate, people, tags } = project;
  const { siteUrl } = club;
  const url = absoluteUrl(siteUrl, path);
  return {
    "@type": "CreativeWork",
    "@id": `${url}#project`,
    name: title,
    url,
    description: description || undefined,
    image: image === null ? undefined : absoluteUrl(siteUrl, image),
    creativeWorkStatus: status ?? undefined,
    dateCreated: startDate !== null && isRealDate(startDate) ? startDate : undefined,
    keywords: tags.length > 0 ? tags : undefined,
    producer: namedClub(club),
    contributor:
      people.length === 0
        ? undefined
        : people.map(({ name, profile }) => ({
            "@type": "Person",
            name,
            url: profile === null ? undefined : absoluteUrl(siteUrl, profile),
          })),
  };
}
