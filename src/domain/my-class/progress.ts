import { optionTexts, questionKey, type QuizQuestion, writtenQuestion } from "./course";
import {
  completedCount,
  doneShare,
  hasParts,
  isCompleted,
  isRead,
  moduleOf,
  resumedModule,
  solvedLinks,
} from "./course-parts";
import { isSolved, type Marks, noMarks, writtenMarks } from "../problems/marks";
import type { CourseOutline, CourseProgress, Progress } from "./stored-progress";

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
  return withPart(progress, course, moduleId, ({ answers: { [moduleId]: own = {}, ...others } = {} }) => {
    const kept = Object.entries(own).filter(([key]) => key !== writtenQuestion(question));
    return { answers: { ...others, [moduleId]: Object.fromEntries([...kept, [questionKey(question), text]]) } };
  });
}

export function markRead(progress: Progress, course: CourseOutline, moduleId: string, isDone: boolean): Progress {
  if (isRead(progress.get(course.id), moduleId) === isDone) return progress;
  return withPart(progress, course, moduleId, ({ read = [] }) => ({ read: withEntry(read, moduleId, isDone) }));
}

function markSolved(
  progress: Progress,
  course: CourseOutline,
  moduleId: string,
  link: string,
  isDone: boolean,
): Progress {
  const known = solvedLinks(progress.get(course.id), moduleId);
  if (known.includes(link) === isDone) return progress;
  return withPart(progress, course, moduleId, ({ solved }) => ({
    solved: { ...solved, [moduleId]: withEntry(known, link, isDone) },
  }));
}

function withEntry(entries: readonly string[], entry: string, isThere: boolean): readonly string[] {
  const others = entries.filter((other) => other !== entry);
  return isThere ? [...others, entry] : others;
}

/**
 * Progress after a part of a module has changed. Once its last part is done, a module is completed, and stays so when the
 * course gets more parts.
 */
function withPart(
  before: Progress,
  course: CourseOutline,
  moduleId: string,
  change: (own: CourseProgress) => Partial<CourseProgress>,
): Progress {
  const own = before.get(course.id) ?? notBegun;
  const after = new Map(before).set(course.id, { ...own, ...change(own) });
  const module = moduleOf(course, moduleId);
  if (!module) return after;
  const [wasDone, isDone] = [before, after].map((progress) => doneShare(progress, course, module) === 1);
  return wasDone === isDone ? after : markModule(after, course, moduleId, isDone === true);
}

/** Progress in which the problems of the courses are solved or not as their marks say. */
export function withMarks(before: Progress, courses: readonly CourseOutline[], marks: Marks): Progress {
  let progress = before;
  for (const course of courses)
    for (const { id, practice = [] } of course.modules)
      for (const { url } of practice) progress = markSolved(progress, course, id, url, isSolved(marks, url));
  return progress;
}

/** 'Next Module' completes a module in which there is nothing to tick off. */
export function passModule(progress: Progress, course: CourseOutline, moduleId: string): Progress {
  const module = moduleOf(course, moduleId);
  return module && !hasParts(module) ? markModule(progress, course, moduleId, true) : progress;
}

/** Marks a module as completed, or takes the mark away; one that starts completed stays so. */
export function markModule(progress: Progress, course: CourseOutline, moduleId: string, isDone: boolean): Progress {
  const before = progress.get(course.id) ?? notBegun;
  if (before.completed.includes(moduleId) === isDone) return progress;
  return new Map(progress).set(course.id, { ...before, completed: withEntry(before.completed, moduleId, isDone) });
}

/**
 * Records that a module has been opened: its course becomes the last used one. There is no next module after the last
 * one: if there is nothing to tick off in it, opening it completes it once all others are.
 */
export function openModule(progress: Progress, course: CourseOutline, moduleId: string): Progress {
  const before = progress.get(course.id) ?? notBegun;
  const used = [...progress].filter(([, { last }]) => last !== undefined);
  const isLatest = before.last === moduleId && used.at(-1)?.[0] === course.id;
  const others = [...progress].filter(([id]) => id !== course.id);
  const opened = isLatest ? progress : new Map([...others, [course.id, { ...before, last: moduleId }]]);
  const isEnd = course.modules.at(-1)?.id === moduleId && !isCompleted(opened, course, moduleId);
  const isAllElseDone = completedCount(opened, course) === course.modules.length - 1;
  return isEnd && isAllElseDone ? passModule(opened, course, moduleId) : opened;
}

/** The text that a member exports as a file: the courses in their order, as far as anything was done in them. */
export function progressReport(
  member: string,
  progress: Progress,
  courses: readonly (CourseOutline & { readonly title: string })[],
  now: Date,
  marks: Marks = noMarks,
): string {
  const begun = courses.filter((course) => progress.has(course.id) || completedCount(progress, course) > 0);
  const report = {
    member,
    exportedAt: now.toISOString(),
    courses: begun.map((course) => ({
      id: course.id,
      title: course.title,
      modules: course.modules.length,
      ...progress.get(course.id),
      completed: course.modules.flatMap(({ id }) => (isCompleted(progress, course, id) ? [id] : [])),
      last: resumedModule(progress, course),
    })),
    // Version 2.0.0 knows only those in the lists of links above.
    ...(marks.size > 0 && { marks: writtenMarks(marks) }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
