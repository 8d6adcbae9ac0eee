import type { CreativeWork, Course } from "schema-dts";
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

interface CourseFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly level: string | null;
  readonly prerequisites: readonly string[];
  readonly learningOutcomes: readonly string[];
  readonly modules: readonly string[];
}

export function courseNode(course: CourseFacts, club: NamedClub): Exclude<Course, string> {
  const { path, title, description, image, level, prerequisites, learningOutcomes, modules } = course;
  const { siteUrl } = club;
  const url = absoluteUrl(siteUrl, path);
  return {
    "@type": "Course",
    "@id": `${url}#course`,
    name: title,
    url,
    description,
    image: image === null ? undefined : absoluteUrl(siteUrl, image),
    educationalLevel: level ?? undefined,
    coursePrerequisites: prerequisites.length > 0 ? prerequisites : undefined,
    teaches: learningOutcomes.length > 0 ? learningOutcomes : undefined,
    syllabusSections: modules.length > 0 ? modules.map((name) => ({ "@type": "Syllabus", name })) : undefined,
    provider: namedClub(club),
  };
}
