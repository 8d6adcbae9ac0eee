import type { Course } from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";
import { type NamedClub, namedClub } from "./graph";

interface CourseFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly level: string | null;
  readonly prerequisites: readonly string[];
  readonly learningOutcomes: readonly string[];
  /** The titles of its modules, in their order. */
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
