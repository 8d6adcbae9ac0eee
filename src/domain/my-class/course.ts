import { isPicture, type PictureSource } from "../picture-source";
import { hasFields, isBoolean, isListOf, isNumber, isText, optional } from "../shape";

/** A link of a module; its address is null if its file can't be published. */
interface ModuleLink {
  readonly label: string;
  readonly url: { readonly url: string | null };
}

export interface PracticeProblem {
  readonly title: string;
  readonly url: string;
}

export interface QuizQuestion {
  readonly question: string;
  readonly options: readonly string[];
  /** The number of the right option, from 1. */
  readonly answer: number;
  readonly explanation: string | null;
}

export interface CourseModule {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly duration: string | null;
  readonly videoUrl: string | null;
  readonly text?: string | null;
  readonly textAddress?: string | null;
  readonly resources?: readonly ModuleLink[];
  readonly practice?: readonly PracticeProblem[];
  readonly quiz?: readonly QuizQuestion[];
  readonly completed: boolean;
}

export function hasLesson({ text, textAddress }: Pick<CourseModule, "text" | "textAddress">): boolean {
  return Boolean(text ?? textAddress);
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
    text: optional(isText),
    textAddress: optional(isText),
    resources: optional(isListOf((link) => hasFields(link, { label: isText, url: isTarget }))),
    practice: optional(isListOf((problem) => hasFields(problem, { title: isText, url: isText }))),
    quiz: optional(isListOf(isQuestion)),
    completed: isBoolean,
  });
}

const isTarget = (value: unknown) => hasFields(value, { url: optional(isText) });

function isQuestion(value: unknown): boolean {
  return hasFields(value, {
    question: isText,
    options: isListOf(isText),
    answer: isNumber,
    explanation: optional(isText),
  });
}
