import type { CourseProgress, DoneParts, Progress } from "./stored-progress";

/** A course as far as progress needs to know it; its modules in their order. */
export interface CourseOutline {
  readonly id: string;
  readonly modules: readonly { readonly id: string; readonly completed: boolean }[];
}

const notBegun: CourseProgress = { completed: [] };

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

export function isRead(progress: Progress, course: CourseOutline, moduleId: string): boolean {
  return progress.get(course.id)?.read?.includes(moduleId) === true;
}

export function markRead(progress: Progress, course: CourseOutline, moduleId: string, isDone: boolean): Progress {
  if (isRead(progress, course, moduleId) === isDone) return progress;
  const before = progress.get(course.id) ?? notBegun;
  const read = withEntry(before.read ?? [], moduleId, isDone);
  return new Map(progress).set(course.id, { ...before, read });
}

/** The links of the solved problems of a module. */
export function solvedLinks(progress: Progress, course: CourseOutline, moduleId: string): readonly string[] {
  return new Map(Object.entries(progress.get(course.id)?.solved ?? {})).get(moduleId) ?? [];
}

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
  return new Map(progress).set(course.id, { ...before, solved });
}

function withEntry(entries: readonly string[], entry: string, isThere: boolean): readonly string[] {
  const others = entries.filter((other) => other !== entry);
  return isThere ? [...others, entry] : others;
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
  return new Map(progress).set(course.id, { ...before, completed: withEntry(before.completed, moduleId, isDone) });
}

/**
 * Notes that a module has been opened. There is no next module after the last one, so opening it
 * completes it once all others are.
 */
export function openModule(progress: Progress, course: CourseOutline, moduleId: string): Progress {
  const before = progress.get(course.id) ?? notBegun;
  const isLatest = before.last === moduleId && [...progress.keys()].at(-1) === course.id;
  const opened = isLatest ? progress : withLatest(progress, course, { ...before, last: moduleId });
  const others = course.modules.filter(({ id }) => id !== moduleId);
  const isEnd = course.modules.at(-1)?.id === moduleId && others.every(({ id }) => isCompleted(progress, course, id));
  return isEnd && !isCompleted(progress, course, moduleId) ? markModule(opened, course, moduleId, true) : opened;
}

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

/** The work done in a course besides its completed modules, as `parseParts` reads it. */
export function partsOf(progress: Progress, course: CourseOutline): DoneParts {
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
