import { parseJson } from "../parse-json";

/** Someone's progress in one course. */
interface CourseProgress {
  /** The ids of completed modules, in the order of their completion. */
  readonly completed: readonly string[];
  /** The id of the module that was open last. */
  readonly last?: string;
  /** By the id of a module: the option that was chosen for each question of its quiz, from 1; 0 for none. */
  readonly answers?: Readonly<Record<string, readonly number[]>>;
}

/** Someone's progress, by the ids of the courses. */
export type Progress = ReadonlyMap<string, CourseProgress>;

/** A course as far as progress needs to know it; its modules in their order. */
export interface CourseOutline {
  readonly id: string;
  readonly modules: readonly { readonly id: string; readonly completed: boolean }[];
}

export const noProgress: Progress = new Map();
const notBegun: CourseProgress = { completed: [] };

/** The entry of the browser's storage that keeps a member's progress; another format of it gets another number. */
export function progressEntry(memberKey: string): string {
  return `myclass.progress.1:${memberKey}`;
}

/** Reads what is stored; whatever is not progress counts as none. */
export function parseProgress(text: string): Progress {
  const courses = fieldsOf(parseJson(text)).map(([course, value]) => [course, courseProgress(value)] as const);
  return new Map(courses.flatMap(([course, progress]) => (progress ? [[course, progress] as const] : [])));
}

/** The text to be stored, which `parseProgress` reads. */
export function serialiseProgress(progress: Progress): string {
  return JSON.stringify(Object.fromEntries(progress));
}

function fieldsOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function courseProgress(value: unknown): CourseProgress | undefined {
  const fields = new Map(fieldsOf(value));
  const completed = fields.get("completed");
  const last = fields.get("last");
  const answers = parseAnswers(fields.get("answers"));
  if (!Array.isArray(completed)) return undefined;
  return {
    completed: [...new Set(completed.filter((id) => typeof id === "string"))],
    ...(typeof last === "string" && { last }),
    ...(answers && { answers }),
  };
}

/** The answers of a course as storage or a file has them, without whatever is none; undefined if there are none. */
export function parseAnswers(value: unknown): CourseProgress["answers"] {
  const answers = fieldsOf(value).flatMap(([id, chosen]) =>
    Array.isArray(chosen) && chosen.length > 0 && chosen.every((option) => Number.isInteger(option) && option >= 0)
      ? [[id, chosen.map(Number)] as const]
      : [],
  );
  return answers.length > 0 ? Object.fromEntries(answers) : undefined;
}

/** The options that were chosen in a module's quiz, from 1; 0 or nothing for a question without an answer. */
export function answersOf(progress: Progress, course: CourseOutline, moduleId: string): readonly number[] {
  return new Map(Object.entries(progress.get(course.id)?.answers ?? {})).get(moduleId) ?? [];
}

/**
 * Keeps the answer to a question of a module's quiz.
 *
 * @param question its place in the quiz, from 0
 * @param option the place of the chosen option, from 1; 0 takes the answer away
 */
export function answerQuestion(
  progress: Progress,
  course: CourseOutline,
  moduleId: string,
  question: number,
  option: number,
): Progress {
  const chosen = [...answersOf(progress, course, moduleId)];
  while (chosen.length <= question) chosen.push(0);
  chosen[question] = option;
  const before = progress.get(course.id) ?? notBegun;
  return new Map(progress).set(course.id, { ...before, answers: { ...before.answers, [moduleId]: chosen } });
}

/** True if a module is completed: by the reader, or from the start. */
export function isCompleted(progress: Progress, course: CourseOutline, moduleId: string): boolean {
  const startsCompleted = course.modules.some(({ id, completed }) => id === moduleId && completed);
  return startsCompleted || (progress.get(course.id) ?? notBegun).completed.includes(moduleId);
}

/** How many of the modules that the course has now are completed. */
export function completedCount(progress: Progress, course: CourseOutline): number {
  return course.modules.filter(({ id }) => isCompleted(progress, course, id)).length;
}

/** Marks a module as completed, or takes the mark away; one that starts completed stays so. */
export function markModule(progress: Progress, course: CourseOutline, moduleId: string, isDone: boolean): Progress {
  const before = progress.get(course.id) ?? notBegun;
  if (before.completed.includes(moduleId) === isDone) return progress;
  const others = before.completed.filter((id) => id !== moduleId);
  return new Map(progress).set(course.id, { ...before, completed: isDone ? [...others, moduleId] : others });
}

/**
 * Notes that a module has been opened. There is no next module after the last one, so opening it
 * completes it once all others are.
 */
export function openModule(progress: Progress, course: CourseOutline, moduleId: string): Progress {
  const before = progress.get(course.id) ?? notBegun;
  const opened = before.last === moduleId ? progress : new Map(progress).set(course.id, { ...before, last: moduleId });
  const others = course.modules.filter(({ id }) => id !== moduleId);
  const isEnd = course.modules.at(-1)?.id === moduleId && others.every(({ id }) => isCompleted(progress, course, id));
  return isEnd && !isCompleted(progress, course, moduleId) ? markModule(opened, course, moduleId, true) : opened;
}

/** The module to go on with: the one that was open last if the course still has it, else the first; undefined without modules. */
export function resumedModule(progress: Progress, course: CourseOutline): string | undefined {
  const last = progress.get(course.id)?.last;
  return course.modules.some(({ id }) => id === last) ? last : course.modules[0]?.id;
}

/** The text that a member exports as a file: the courses in their order, as far as anything was done in them. */
export function progressReport(
  member: string,
  progress: Progress,
  courses: readonly (CourseOutline & { readonly title: string })[],
  now: Date,
): string {
  const begun = courses.filter((course) => progress.has(course.id) || completedCount(progress, course) > 0);
  const report = {
    member,
    exportedAt: now.toISOString(),
    courses: begun.map((course) => ({
      id: course.id,
      title: course.title,
      modules: course.modules.length,
      completed: course.modules.flatMap(({ id }) => (isCompleted(progress, course, id) ? [id] : [])),
      last: resumedModule(progress, course),
      answers: progress.get(course.id)?.answers,
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
