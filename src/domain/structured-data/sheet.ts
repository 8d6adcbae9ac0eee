import type { LearningResource } from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";
import { type NamedClub, namedClub } from "./graph";

interface SheetFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly level: string | null;
  readonly topics: readonly string[];
  readonly tags: readonly string[];
}

export function sheetNode(sheet: SheetFacts, club: NamedClub): Exclude<LearningResource, string> {
  const { path, title, description, level, topics, tags } = sheet;
  const url = absoluteUrl(club.siteUrl, path);
  return {
    "@type": "LearningResource",
    "@id": `${url}#sheet`,
    name: title,
    url,
    description: description || undefined,
    learningResourceType: "problem set",
    educationalLevel: level ?? undefined,
    teaches: topics.length > 0 ? topics : undefined,
    keywords: tags.length > 0 ? tags : undefined,
    provider: namedClub(club),
  };
}
