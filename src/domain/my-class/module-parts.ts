import { type CourseModule, hasLesson, optionTexts, questionKey, type QuizQuestion, writtenQuestion } from "./course";
import type { CourseProgress, Progress } from "./stored-progress";

/** A module as far as progress needs to know it. */
export type ModuleOutline = Pick<CourseModule, "id" | "completed" | "text" | "textAddress" | "quiz" | "practice">;

/** A course as far as progress needs to know it; its modules in their order. */
export interface CourseOutline {
  readonly id: string;
  readonly modules: readonly ModuleOutline[];
}

/** What there is to do in a module, and how much of it is done. */
interface Parts {
  readonly text: Part;
  readonly question: Part;
  readonly problem: Part;
}

interface Part {
  readonly done: number;
  readonly total: number;
}

/** The number of the option that was chosen, from 1; 0 without an answer that is still one of the options. */
export function chosenOption(
  progress: Progress,
  course: CourseOutline,
  moduleId: string,
  question: QuizQuestion,
): number {
  return chosenIn(progress.get(course.id), moduleId, question);
}

export function chosenIn(own: CourseProgress | undefined, moduleId: string, question: QuizQuestion): number {
  const answers = new Map(Object.entries(entryOf(own?.answers, moduleId) ?? {}));
  // Before it had an id, its answers were kept under its words.
  const answer = answers.get(questionKey(question)) ?? answers.get(writtenQuestion(question));
  return answer === undefined ? 0 : optionTexts(question).indexOf(answer) + 1;
}

export function isRead(progress: Progress, course: CourseOutline, moduleId: string): boolean {
  return progress.get(course.id)?.read?.includes(moduleId) === true;
}

/** The links of the solved problems of a module. */
export function solvedLinks(progress: Progress, course: CourseOutline, moduleId: string): readonly string[] {
  return entryOf(progress.get(course.id)?.solved, moduleId) ?? [];
}

/** The entry of a record under a name that may be any text, `__proto__` too. */
function entryOf<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

export function moduleParts(progress: Progress, course: CourseOutline, module: ModuleOutline): Parts {
  const { id, quiz = [], practice = [] } = module;
  const isText = hasLesson(module);
  const solved = new Set(solvedLinks(progress, course, id));
  const isRight = (question: QuizQuestion) => chosenOption(progress, course, id, question) === question.answer;
  return {
    text: { done: isText && isRead(progress, course, id) ? 1 : 0, total: isText ? 1 : 0 },
    question: { done: quiz.filter(isRight).length, total: quiz.length },
    problem: { done: practice.filter(({ url }) => solved.has(url)).length, total: practice.length },
  };
}

export function hasParts(module: ModuleOutline): boolean {
  return hasLesson(module) || (module.quiz ?? []).length > 0 || (module.practice ?? []).length > 0;
}

/** How much of a module's parts is done, from 0 to 1; 0 without any. */
export function doneShare(progress: Progress, course: CourseOutline, module: ModuleOutline): number {
  const { text, question, problem } = moduleParts(progress, course, module);
  const total = text.total + question.total + problem.total;
  return total === 0 ? 0 : (text.done + question.done + problem.done) / total;
}
