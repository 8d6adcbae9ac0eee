import { listText } from "../text/list-text";
import { t } from "../../words/t";
import { hasLesson, optionTexts, questionKey, type QuizQuestion, writtenQuestion } from "./course";
import type { CourseOutline, CourseProgress, ModuleOutline, Progress } from "./stored-progress";

/** The number of the option that was chosen, from 1; 0 without an answer that is still one of the options. */
export function chosenOption(own: CourseProgress | undefined, moduleId: string, question: QuizQuestion): number {
  const answers = new Map(Object.entries(entryOf(own?.answers, moduleId) ?? {}));
  // Before it had an id, its answers were kept under its words.
  const answer = answers.get(questionKey(question)) ?? answers.get(writtenQuestion(question));
  return answer === undefined ? 0 : optionTexts(question).indexOf(answer) + 1;
}

export function isRead(own: CourseProgress | undefined, moduleId: string): boolean {
  return own?.read?.includes(moduleId) === true;
}

export function solvedLinks(own: CourseProgress | undefined, moduleId: string): readonly string[] {
  return entryOf(own?.solved, moduleId) ?? [];
}

/** The entry of a record under a name that may be any text, `__proto__` too. */
function entryOf<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

interface Part {
  readonly done: number;
  readonly total: number;
}

/** What there is to do in a module, and how much of it is done: its text, its questions, its problems. */
function moduleParts(progress: Progress, course: CourseOutline, module: ModuleOutline): readonly [Part, Part, Part] {
  const { id, quiz = [], practice = [] } = module;
  const own = progress.get(course.id);
  const texts = hasLesson(module) ? [id] : [];
  const solved = new Set(solvedLinks(own, id));
  return [
    { done: texts.filter(() => isRead(own, id)).length, total: texts.length },
    { done: quiz.filter((question) => chosenOption(own, id, question) === question.answer).length, total: quiz.length },
    { done: practice.filter(({ url }) => solved.has(url)).length, total: practice.length },
  ];
}

export function hasParts({ quiz = [], practice = [], ...module }: ModuleOutline): boolean {
  return hasLesson(module) || quiz.length > 0 || practice.length > 0;
}

/** How much of a module's parts is done, from 0 to 1; 0 without any. */
export function doneShare(progress: Progress, course: CourseOutline, module: ModuleOutline): number {
  const parts = moduleParts(progress, course, module);
  const total = sum(parts.map((part) => part.total));
  return total === 0 ? 0 : sum(parts.map(({ done }) => done)) / total;
}

/** A module is completed by the reader, from the start, or when all that it has is done. */
export function isCompleted(progress: Progress, course: CourseOutline, moduleId: string): boolean {
  if (progress.get(course.id)?.completed.includes(moduleId)) return true;
  const module = moduleOf(course, moduleId);
  return module !== undefined && (module.completed || doneShare(progress, course, module) === 1);
}

export function moduleOf(course: CourseOutline, moduleId: string): ModuleOutline | undefined {
  return course.modules.find(({ id }) => id === moduleId);
}

export function completedCount(progress: Progress, course: CourseOutline): number {
  return course.modules.filter(({ id }) => isCompleted(progress, course, id)).length;
}

/** How many modules of a course are completed, with what is done of the others. */
export function courseShare(progress: Progress, course: CourseOutline): number {
  return sum(
    course.modules.map((module) =>
      isCompleted(progress, course, module.id) ? 1 : doneShare(progress, course, module),
    ),
  );
}

/** The rest of the work in some modules: '2 texts, 1 question'; empty if nothing is left. */
export function leftText(progress: Progress, course: CourseOutline, modules: readonly ModuleOutline[]): string {
  const parts = modules.map((module) => moduleParts(progress, course, module));
  const [texts, questions, problems] = ([0, 1, 2] as const).map((place) =>
    sum(parts.map(({ [place]: part }) => part.total - part.done)),
  );
  return listText([
    ...(texts ? [t("{texts, plural, one {# text} other {# texts}}", { texts })] : []),
    ...(questions ? [t("{questions, plural, one {# question} other {# questions}}", { questions })] : []),
    ...(problems ? [t("{problems, plural, one {# problem} other {# problems}}", { problems })] : []),
  ]);
}

/** True if someone has begun a course. Problems of it that were solved elsewhere don't count. */
export function isBegun(progress: Progress, course: CourseOutline): boolean {
  const own = progress.get(course.id);
  return own !== undefined && (own.last !== undefined || own.completed.length > 0);
}

/** Courses in progress come first, the last used one before the others; the rest keeps its order. */
export function underWayFirst<Outline extends CourseOutline>(progress: Progress, courses: readonly Outline[]) {
  const used = [...progress.keys()];
  const isUnderWay = (course: Outline) =>
    isBegun(progress, course) && completedCount(progress, course) < course.modules.length;
  const place = (course: Outline) => (isUnderWay(course) ? used.indexOf(course.id) : -1);
  return [...courses].sort((a, b) => place(b) - place(a));
}

/** The id of the module to continue with: the one that was open last if the course still has it, or the first. */
export function resumedModule(progress: Progress, course: CourseOutline): string | undefined {
  const last = progress.get(course.id)?.last;
  return course.modules.some(({ id }) => id === last) ? last : course.modules[0]?.id;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
