import { isPicture } from "../picture-source";
import { hasFields, isBoolean, isListOf, isNumber, isText, optional } from "../shape";
import type { Course } from "./course";

/** The file of all courses. */
export const name = "courses";

export function pack(courses: readonly Course[]): readonly Course[] {
  return courses;
}

/** @throws TypeError if the JSON is anything else */
export function parse(json: unknown): readonly Course[] {
  if (!Array.isArray(json) || !json.every(isCourse)) throw new TypeError("The file is not a list of courses");
  return json;
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
