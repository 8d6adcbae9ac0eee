import { hasFields, isBoolean, isListOf, isNumber, isText, optional } from "../../domain/shape";
import { isPicture } from "../content/picture-source";
import type { PictureSource } from "../ui/Picture";

/** A lesson of a course, as the file of courses holds it. */
export interface CourseModule {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly duration: string | null;
  readonly videoUrl: string | null;
  /** Whether it counts as completed from the start. */
  readonly completed: boolean;
}

/** A course of MyClass with its modules in their order. */
export interface Course {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly instructor: string | null;
  readonly duration: string | null;
  readonly level: string | null;
  readonly enrolled: number | null;
  /** Out of 5. */
  readonly rating: number | null;
  readonly image: PictureSource | null;
  /** Only an available course can be opened (docs/behaviour.md#myclass). */
  readonly isAvailable: boolean;
  readonly prerequisites: readonly string[];
  readonly learningOutcomes: readonly string[];
  readonly modules: readonly CourseModule[];
}

/**
 * Reads the file of courses.
 *
 * @throws TypeError if it holds anything else
 */
export function parseCourses(json: unknown): readonly Course[] {
  if (!Array.isArray(json)) throw new TypeError("The file of courses holds no list");
  const courses: unknown[] = json;
  return courses.map((course) => {
    if (!isCourse(course)) throw new TypeError("The file of courses holds something else");
    return course;
  });
}

function isCourse(value: unknown): value is Course {
  return hasFields(value, {
    id: isText,
    title: isText,
    description: optional(isText),
    instructor: optional(isText),
    duration: optional(isText),
    level: optional(isText),
    enrolled: optional(isNumber),
    rating: optional(isNumber),
    image: optional(isPicture),
    isAvailable: isBoolean,
    prerequisites: isListOf(isText),
    learningOutcomes: isListOf(isText),
    modules: isListOf(isModule),
  });
}

function isModule(value: unknown): boolean {
  return hasFields(value, {
    id: isText,
    title: isText,
    description: optional(isText),
    duration: optional(isText),
    videoUrl: optional(isText),
    completed: isBoolean,
  });
}
