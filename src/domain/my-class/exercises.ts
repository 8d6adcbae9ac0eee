import { hasFields, optional } from "../shape";
import type { CourseModule } from "./course";

export type Exercises = Pick<CourseModule, "practice" | "quiz">;

/** The file of one module's problems and questions. */
export const name = "exercises";

export function pack(exercises: Exercises): Exercises {
  return exercises;
}

const isExercises = (json: unknown): json is Exercises =>
  hasFields(json, { practice: optional(Array.isArray), quiz: optional(Array.isArray) });

/** @throws TypeError if the JSON is anything else */
export function parse(json: unknown): Exercises {
  if (!isExercises(json)) throw new TypeError("The file is not the exercises of a module");
  return json;
}
