import { hasFields, isListOf, isText, optional } from "../shape";
import { parseJson } from "../parse-json";
import { type CourseOutline, isCompleted, markModule, markRead, markSolved, partsOf } from "./progress";
import { parseParts, type Progress } from "./stored-progress";
import { t } from "../../words/t";

/** The largest progress file that is accepted, in bytes; even for the largest courses it has a few kilobytes. */
export const MOST_PROGRESS_BYTES = 1_000_000;

/** A course in a file that `progressReport` wrote. */
interface ReportedCourse {
  readonly id: string;
  readonly completed: readonly string[];
  readonly last?: string | null;
}

/** The result of an import: the new progress, and a sentence for the reader. */
export interface ImportOutcome {
  readonly isRefused: boolean;
  readonly progress: Progress;
  readonly sentence: string;
}

/**
 * Adds the progress in a file to what there is: what is completed in either stays completed. Courses and modules that
 * the club does not have are left out, and counted.
 *
 * @param file its text and its name
 */
export function importProgress(
  before: Progress,
  courses: readonly CourseOutline[],
  file: { readonly name: string; readonly text: string },
): ImportOutcome {
  const refuse = (sentence: string) => ({ isRefused: true, progress: before, sentence });
  const name = `'${file.name}'`;
  const json = parseJson(file.text);
  if (json === undefined)
    return refuse(t("{file} is not valid JSON. Choose a file that was saved with 'Export progress'.", { file: name }));
  if (!isReport(json))
    return refuse(
      t("{file} contains no progress. Choose a file that was saved with 'Export progress'.", { file: name }),
    );

  const outlines = new Map(courses.map((course) => [course.id, course]));
  const known = json.courses.filter(({ id }) => outlines.has(id));
  if (known.length === 0 && json.courses.length > 0)
    return refuse(t("{file} contains progress for other courses: none of them exist here.", { file: name }));

  let progress = before;
  const count = { added: 0, courses: json.courses.length - known.length, modules: 0 };
  for (const reported of known) {
    const course = outlines.get(reported.id);
    if (course) progress = addCourse(progress, course, reported, count);
  }
  return { isRefused: false, progress, sentence: outcomeSentence(count) };
}

interface Count {
  added: number;
  readonly courses: number;
  modules: number;
}

function addCourse(before: Progress, course: CourseOutline, reported: ReportedCourse, count: Count): Progress {
  const modules = new Set(course.modules.map(({ id }) => id));
  let progress = before;
  for (const id of new Set(reported.completed)) {
    if (!modules.has(id)) count.modules += 1;
    else if (!isCompleted(progress, course, id)) {
      progress = markModule(progress, course, id, true);
      count.added += 1;
    }
  }
  progress = addParts(progress, course, reported, modules);
  const { last } = reported;
  const here = progress.get(course.id);
  // The module that is open in this browser wins over that of the file.
  if (typeof last !== "string" || !modules.has(last) || here?.last !== undefined) return progress;
  return new Map(progress).set(course.id, { completed: [], ...here, last });
}

/** Answers that were given in this browser win over those of the file; what is read or solved in either stays so. */
function addParts(before: Progress, course: CourseOutline, reported: ReportedCourse, modules: Set<string>): Progress {
  const { answers = {}, read = [], solved = {} } = parseParts(reported);
  let progress = before;
  for (const id of read) if (modules.has(id)) progress = markRead(progress, course, id, true);
  for (const [id, links] of Object.entries(solved))
    for (const link of modules.has(id) ? links : []) progress = markSolved(progress, course, id, link, true);
  const known = Object.entries(answers).filter(([id]) => modules.has(id));
  if (known.length === 0) return progress;
  const merged = { ...Object.fromEntries(known), ...partsOf(progress, course).answers };
  return new Map(progress).set(course.id, { completed: [], ...progress.get(course.id), answers: merged });
}

function outcomeSentence({ added, courses, modules }: Count): string {
  const result =
    added === 0
      ? t("Nothing new: all modules in the file were already marked as completed.")
      : t(
          "Imported: {added, plural, one {# more module is marked as completed.} other {# more modules are marked as completed.}}",
          { added },
        );
  return courses + modules === 0 ? result : `${result} ${missingSentence(courses, modules)}`;
}

function missingSentence(courses: number, modules: number): string {
  if (courses === 0)
    return t(
      "{modules, plural, one {# module of the file does not exist here and was left out.} other {# modules of the file do not exist here and were left out.}}",
      { modules },
    );
  if (modules === 0)
    return t(
      "{courses, plural, one {# course of the file does not exist here and was left out.} other {# courses of the file do not exist here and were left out.}}",
      { courses },
    );
  return t(
    "{courses, plural, one {# course} other {# courses}} and {modules, plural, one {# module} other {# modules}} of the file do not exist here and were left out.",
    { courses, modules },
  );
}

function isReport(value: unknown): value is { readonly courses: readonly ReportedCourse[] } {
  return hasFields(value, { courses: isListOf(isReportedCourse) });
}

function isReportedCourse(value: unknown): boolean {
  return hasFields(value, { id: isText, completed: isListOf(isText), last: optional(isText) });
}
