import { isJsonObject } from "../../model/schema/json-object";
import { parseJson, isText } from "../shape";
import { type CourseModule, optionTexts, questionKey, type QuizQuestion } from "./course";

/** A module as far as progress needs to know it. */
export type ModuleOutline = Pick<CourseModule, "id" | "completed" | "text" | "textAddress" | "quiz" | "practice">;

/** A course as far as progress needs to know it; its modules in their order. */
export interface CourseOutline {
  readonly id: string;
  readonly modules: readonly ModuleOutline[];
}

export interface CourseProgress {
  /** The ids of completed modules, in the order of their completion. */
  readonly completed: readonly string[];
  /** The id of the module that was open last. */
  readonly last?: string;
  /** By the id of a module and the key of a question: the option that was chosen, as its author wrote it. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly read?: readonly string[];
  /** By the id of a module: the links of its solved problems, as their marks say. */
  readonly solved?: Readonly<Record<string, readonly string[]>>;
}

/** Someone's progress, by the ids of the courses. */
export type Progress = ReadonlyMap<string, CourseProgress>;

export const noProgress: Progress = new Map();

/**
 * Reads what is stored; anything else counts as none.
 *
 * @param courses those of the club: the answers of earlier versions are found by the places of their questions
 */
export function parseProgress(text: string, courses: readonly CourseOutline[] = []): Progress {
  const outlines = new Map(courses.map((course) => [course.id, course]));
  return new Map(
    fieldsOf(parseJson(text)).flatMap(([id, value]) => {
      const fields = new Map(fieldsOf(value));
      const last = fields.get("last");
      if (!Array.isArray(fields.get("completed"))) return [];
      return [[id, { ...parseParts(value, outlines.get(id)), ...(isText(last) && { last }) }] as const];
    }),
  );
}

/** Without the solved problems, which follow from the marks, and without courses in which nothing else is done. */
export function serialiseProgress(progress: Progress): string {
  const courses = [...progress].map(([id, { solved: _solved, ...course }]) => [id, course] as const);
  const begun = courses.filter(
    ([, { completed, ...others }]) => completed.length > 0 || Object.keys(others).length > 0,
  );
  return JSON.stringify(Object.fromEntries(begun));
}

function fieldsOf(value: unknown): [string, unknown][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** Reads what is done in a course as storage or a file has it. */
export function parseParts(value: unknown, course: CourseOutline | undefined): CourseProgress {
  const fields = new Map(fieldsOf(value));
  const quizzes = new Map(course?.modules.map(({ id, quiz = [] }) => [id, quiz]));
  const read = textsIn(fields.get("read"));
  const answers = fieldsOf(fields.get("answers")).flatMap(([id, chosen]) => {
    const kept = Array.isArray(chosen) ? answersByPlace(chosen, quizzes.get(id)) : fieldsOf(chosen);
    const texts = kept.filter((entry): entry is [string, string] => isText(entry[1]));
    return texts.length > 0 ? [[id, Object.fromEntries(texts)] as const] : [];
  });
  const solved = fieldsOf(fields.get("solved")).flatMap(([id, links]) =>
    textsIn(links).length > 0 ? [[id, textsIn(links)] as const] : [],
  );
  return {
    completed: textsIn(fields.get("completed")),
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
    ...(read.length > 0 && { read }),
    ...(solved.length > 0 && { solved: Object.fromEntries(solved) }),
  };
}

/** Earlier versions kept the numbers of the chosen options, from 1, by the places of the questions; 0 for none. */
function answersByPlace(numbers: readonly unknown[], quiz: readonly QuizQuestion[] = []): [string, unknown][] {
  return numbers.length > quiz.length
    ? []
    : quiz.map((question, index) => [questionKey(question), optionTexts(question)[Number(numbers[index]) - 1]]);
}

/** The texts in a list, each once. */
function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isText))] : [];
}
