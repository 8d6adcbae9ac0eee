import { hasFields, isListOf, isText, optional, parseJson } from "../shape";
import { listText } from "../text/list-text";
import { hasLesson } from "./course";
import { type Marks, marksIn, marksOfLessons, withMarksOf } from "../problems/marks";
import { chosenOption, completedCount, isCompleted, isRead } from "./course-parts";
import { answerQuestion, markModule, markRead, withMarks } from "./progress";
import { type CourseOutline, parseParts, type Progress } from "./stored-progress";
import { t } from "../../words/t";

/** The largest progress file that is accepted, in bytes; even for the largest courses it has a few kilobytes. */
export const MOST_PROGRESS_BYTES = 1_000_000;

/** A course in a file that `progressReport` wrote. */
interface ReportedCourse {
  readonly id: string;
  readonly completed: readonly string[];
  readonly last?: string | null;
}

export interface ImportOutcome {
  readonly isRefused: boolean;
  readonly progress: Progress;
  readonly marks: Marks;
  readonly sentence: string;
}

/**
 * Adds the progress in a file to what there is: what is done in either stays done. Courses and modules that the club does
 * not have are left out, and counted; marks of problems are kept even if no course has them.
 *
 * @param file its text and its name
 */
export function importProgress(
  { progress: before, marks }: { readonly progress: Progress; readonly marks: Marks },
  courses: readonly CourseOutline[],
  file: { readonly name: string; readonly text: string },
): ImportOutcome {
  const refuse = (sentence: string) => ({ isRefused: true, progress: before, marks, sentence });
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
  const given = withMarksOf(marksIn(json.marks), marksOfLessons(json.courses));
  if (known.length === 0 && json.courses.length > 0 && given.size === 0)
    return refuse(t("{file} contains progress for other courses: none of them exist here.", { file: name }));

  const allMarks = withMarksOf(marks, given);
  let progress = withMarks(before, courses, allMarks);
  const count: Count = { modules: 0, answers: 0, texts: 0, problems: allMarks.size - marks.size, lostModules: 0 };
  for (const reported of known) {
    const course = outlines.get(reported.id);
    if (course) progress = addCourse(progress, course, reported, count);
  }
  const lost = json.courses.length - known.length;
  const doneModules = (own: Progress) => courses.reduce((sum, course) => sum + completedCount(own, course), 0);
  count.modules = doneModules(progress) - doneModules(before);
  return { isRefused: false, progress, marks: allMarks, sentence: outcomeSentence(count, lost) };
}

/** How much there was in a file that is new here. */
interface Count {
  modules: number;
  answers: number;
  texts: number;
  problems: number;
  /** Modules of the file that do not exist. */
  lostModules: number;
}

/** Looks only for what the course has: a file may hold anything else a hundred thousand times. */
function addCourse(before: Progress, course: CourseOutline, reported: ReportedCourse, count: Count): Progress {
  const given = parseParts(reported, course);
  const [done, read] = [new Set(given.completed), new Set(given.read)];
  const ids = new Set(course.modules.map(({ id }) => id));
  let progress = before;
  const own = before.get(course.id);
  for (const module of course.modules) {
    const { id, quiz = [] } = module;
    if (hasLesson(module) && read.has(id) && !isRead(own, id)) {
      progress = markRead(progress, course, id, true);
      count.texts += 1;
    }
    for (const question of quiz) {
      const theirs = chosenOption(given, id, question);
      const ours = chosenOption(own, id, question);
      // An answer of this browser wins, unless only the other one is right.
      if (theirs === ours || theirs === 0 || (ours !== 0 && theirs !== question.answer)) continue;
      progress = answerQuestion(progress, course, id, question, theirs);
      count.answers += 1;
    }
    if (done.has(id) && !isCompleted(progress, course, id)) progress = markModule(progress, course, id, true);
  }
  count.lostModules += [...done].filter((id) => !ids.has(id)).length;
  const { last } = reported;
  const here = progress.get(course.id);
  // The module that is open in this browser wins over that of the file.
  if (typeof last !== "string" || !ids.has(last) || here?.last !== undefined) return progress;
  return new Map(progress).set(course.id, { completed: [], ...here, last });
}

function outcomeSentence({ modules, answers, texts, problems, lostModules }: Count, lostCourses: number): string {
  const parts = [
    ...(answers > 0 ? [t("{count, plural, one {# answer} other {# answers}}", { count: answers })] : []),
    ...(texts > 0 ? [t("{count, plural, one {# text read} other {# texts read}}", { count: texts })] : []),
    ...(problems > 0
      ? [t("{count, plural, one {# solved problem} other {# solved problems}}", { count: problems })]
      : []),
  ];
  const added = parts.length === 0 ? [] : [listText(parts)];
  const result = [
    ...(modules > 0
      ? [
          t(
            "Imported: {added, plural, one {# more module is marked as completed.} other {# more modules are marked as completed.}}",
            { added: modules },
          ),
          ...added.map((text) => t("Also new: {parts}.", { parts: text })),
        ]
      : added.map((text) => t("Imported: {parts}.", { parts: text }))),
  ].join(" ");
  const lost = lostCourses + lostModules === 0 ? [] : [missingSentence(lostCourses, lostModules)];
  return [result || t("Nothing new: all of it was here already."), ...lost].join(" ");
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

interface Report {
  readonly courses: readonly ReportedCourse[];
  /** Absent up to version 2.0.0. */
  readonly marks?: unknown;
}

function isReport(value: unknown): value is Report {
  return hasFields(value, { courses: isListOf(isReportedCourse) });
}

function isReportedCourse(value: unknown): boolean {
  return hasFields(value, { id: isText, completed: isListOf(isText), last: optional(isText) });
}
