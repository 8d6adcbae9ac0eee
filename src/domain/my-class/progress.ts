import { optionTexts, questionKey, type QuizQuestion, writtenQuestion } from "./course";
import {
  chosenIn,
  type CourseOutline,
  doneShare,
  hasParts,
  isRead,
  type ModuleOutline,
  solvedLinks,
} from "./module-parts";
import type { CourseProgress, DoneParts, Progress } from "./stored-progress";

const notBegun: CourseProgress = { completed: [] };

/** @param option the number of the chosen option, from 1 */
export function answerQuestion(
  progress: Progress,
  course: CourseOutline,
  moduleId: string,
  question: QuizQuestion,
  option: number,
): Progress {
  const text = optionTexts(question)[option - 1];
  if (text === undefined) return progress;
  const before = progress.get(course.id) ?? notBegun;
  const { [moduleId]: own = {}, ...others } = before.answers ?? {};
  const kept = Object.entries(own).filter(([key]) => key !== writtenQuestion(question));
  const answers = { ...others, [moduleId]: Object.fromEntries([...kept, [questionKey(question), text]]) };
  return settled(progress, new Map(progress).set(course.id, { ...before, answers }), course, moduleId);
}

/**
 * Progress in which the answers of earlier versions have found their questions: they were kept by their places. Those that
 * don't fit the quiz of today stay as they are.
 */
export function withQuestions(progress: Progress, courses: readonly CourseOutline[]): Progress {
  const changed = courses.flatMap((course) => {
    const own = progress.get(course.id);
    return own?.places ? [[course.id, answersByQuestion(own, course)] as const] : [];
  });
  return changed.length === 0
    ? progress
    : new Map([...progress].map(([id, own]) => [id, new Map(changed).get(id) ?? own]));
}

export function answersByQuestion(own: CourseProgress, course: CourseOutline): CourseProgress {
  const { places = {}, ...rest } = own;
  const modules = new Map(course.modules.map((module) => [module.id, module.quiz ?? []]));
  const left = Object.entries(places).filter(([id, numbers]) => !fits(numbers, modules.get(id) ?? []));
  const found = Object.entries(places).flatMap(([id, numbers]) => {
    const quiz = modules.get(id) ?? [];
    if (!fits(numbers, quiz)) return [];
    const texts = quiz.flatMap((question, index) => {
      const text = optionTexts(question)[(numbers[index] ?? 0) - 1];
      return text === undefined || chosenIn(rest, id, question) > 0 ? [] : [[questionKey(question), text] as const];
    });
    return texts.length > 0 ? [[id, { ...rest.answers?.[id], ...Object.fromEntries(texts) }] as const] : [];
  });
  return {
    ...rest,
    ...(found.length > 0 && { answers: { ...rest.answers, ...Object.fromEntries(found) } }),
    ...(left.length > 0 && { places: Object.fromEntries(left) }),
  };
}

function fits(numbers: readonly number[], quiz: readonly QuizQuestion[]): boolean {
  return (
    numbers.length <= quiz.length && numbers.every((number, index) => number <= (quiz[index]?.options.length ?? 0))
  );
}

/** Marks the text of a module as read, or takes the mark away. */
export function markRead(progress: Progress, course: CourseOutline, moduleId: string, isDone: boolean): Progress {
  if (isRead(progress, course, moduleId) === isDone) return progress;
  const before = progress.get(course.id) ?? notBegun;
  const read = withEntry(before.read ?? [], moduleId, isDone);
  return settled(progress, new Map(progress).set(course.id, { ...before, read }), course, moduleId);
}

/** Marks a problem of a module as solved, or takes the mark away. */
export function markSolved(
  progress: Progress,
  course: CourseOutline,
  moduleId: string,
  link: string,
  isDone: boolean,
): Progress {
  const known = solvedLinks(progress, course, moduleId);
  if (known.includes(link) === isDone) return progress;
  const before = progress.get(course.id) ?? notBegun;
  const solved = { ...before.solved, [moduleId]: withEntry(known, link, isDone) };
  return settled(progress, new Map(progress).set(course.id, { ...before, solved }), course, moduleId);
}

function withEntry(entries: readonly string[], entry: string, isThere: boolean): readonly string[] {
  const others = entries.filter((other) => other !== entry);
  return isThere ? [...others, entry] : others;
}

/** Once its last part is done, a module is completed, and stays so when the course gets more parts. */
function settled(before: Progress, after: Progress, course: CourseOutline, moduleId: string): Progress {
  const module = moduleOf(course, moduleId);
  if (!module) return after;
  const [wasDone, isDone] = [before, after].map((progress) => doneShare(progress, course, module) === 1);
  return wasDone === isDone ? after : markModule(after, course, moduleId, isDone === true);
}

function moduleOf(course: CourseOutline, moduleId: string): ModuleOutline | undefined {
  return course.modules.find(({ id }) => id === moduleId);
}

/** A module is completed by the reader, from the start, or when all that it has is done. */
export function isCompleted(progress: Progress, course: CourseOutline, moduleId: string): boolean {
  const module = moduleOf(course, moduleId);
  if (module && (module.completed || doneShare(progress, course, module) === 1)) return true;
  return (progress.get(course.id) ?? notBegun).completed.includes(moduleId);
}

/** 'Next Module' completes a module in which there is nothing to tick off. */
export function passModule(progress: Progress, course: CourseOutline, moduleId: string): Progress {
  const module = moduleOf(course, moduleId);
  return module && !hasParts(module) ? markModule(progress, course, moduleId, true) : progress;
}

/** How many of the modules that the course has now are completed. */
export function completedCount(progress: Progress, course: CourseOutline): number {
  return course.modules.filter(({ id }) => isCompleted(progress, course, id)).length;
}

/** Marks a module as completed, or takes the mark away; one that starts completed stays so. */
export function markModule(progress: Progress, course: CourseOutline, moduleId: string, isDone: boolean): Progress {
  const before = progress.get(course.id) ?? notBegun;
  if (before.completed.includes(moduleId) === isDone) return progress;
  return new Map(progress).set(course.id, { ...before, completed: withEntry(before.completed, moduleId, isDone) });
}

/**
 * Notes that a module has been opened. There is no next module after the last one: if there is nothing to tick off in it,
 * opening it completes it once all others are.
 */
export function openModule(progress: Progress, course: CourseOutline, moduleId: string): Progress {
  const before = progress.get(course.id) ?? notBegun;
  const isLatest = before.last === moduleId && [...progress.keys()].at(-1) === course.id;
  const opened = isLatest ? progress : withLatest(progress, course, { ...before, last: moduleId });
  const others = course.modules.filter(({ id }) => id !== moduleId);
  const isEnd = course.modules.at(-1)?.id === moduleId && others.every(({ id }) => isCompleted(progress, course, id));
  return isEnd && !isCompleted(progress, course, moduleId) ? passModule(opened, course, moduleId) : opened;
}

/** The course that was used last is the last one. */
function withLatest(progress: Progress, course: CourseOutline, latest: CourseProgress): Progress {
  return new Map([...progress].filter(([id]) => id !== course.id)).set(course.id, latest);
}

/** True if someone has begun a course. Problems of it that were solved elsewhere don't count. */
export function isBegun(progress: Progress, course: CourseOutline): boolean {
  const own = progress.get(course.id);
  return own !== undefined && (own.last !== undefined || own.completed.length > 0);
}

/** Courses under way come first, the one that was used last before the others; all else stays in its order. */
export function underWayFirst<Outline extends CourseOutline>(progress: Progress, courses: readonly Outline[]) {
  const used = [...progress.keys()];
  const place = (course: Outline) => (isUnderWay(progress, course) ? used.indexOf(course.id) : -1);
  return [...courses].sort((a, b) => place(b) - place(a));
}

function isUnderWay(progress: Progress, course: CourseOutline): boolean {
  return isBegun(progress, course) && completedCount(progress, course) < course.modules.length;
}

/** The module to go on with: the one that was open last if the course still has it, else the first; undefined without modules. */
export function resumedModule(progress: Progress, course: CourseOutline): string | undefined {
  const last = progress.get(course.id)?.last;
  return course.modules.some(({ id }) => id === last) ? last : course.modules[0]?.id;
}

function partsOf(progress: Progress, course: CourseOutline): DoneParts {
  const { answers, read, solved } = progress.get(course.id) ?? notBegun;
  return { ...(answers && { answers }), ...(read && { read }), ...(solved && { solved }) };
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
      ...partsOf(progress, course),
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
