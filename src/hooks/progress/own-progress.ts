import { daysEntry, parseDays, withDay } from "../../domain/my-class/learning-days";
import { withMarks } from "../../domain/my-class/progress";
import {
  type CourseOutline,
  parseProgress,
  type Progress,
  progressEntry,
  serialiseProgress,
} from "../../domain/my-class/stored-progress";
import {
  type Marks,
  marksEntry,
  marksOfLessons,
  parseMarks,
  withMarksOf,
  writtenMarks,
} from "../../domain/problems/marks";
import { parseJson } from "../../domain/shape";
import { readEntry, writeEntry } from "../storage/guarded-storage";

/** All that a member has done. */
export interface Own {
  readonly progress: Progress;
  readonly marks: Marks;
}

/** The marks in both entries: up to version 2.0.0, lessons kept theirs with the progress. */
export function allMarks(text: string, progressText: string): Marks {
  return withMarksOf(parseMarks(text), marksOfLessons(parseJson(progressText)));
}

/**
 * Changes what a member has done, from what is stored now: another tab may have been ahead.
 *
 * @param next returns what it is given to change nothing
 * @returns whether it is another one now
 */
export function changeOwn(memberKey: string, courses: readonly CourseOutline[], next: (before: Own) => Own): boolean {
  const text = readEntry(progressEntry(memberKey)) ?? "";
  const marks = allMarks(readEntry(marksEntry(memberKey)) ?? "", text);
  const before: Own = { marks, progress: withMarks(parseProgress(text, courses), courses, marks) };
  const after = next(before);
  if (after.marks === before.marks && after.progress === before.progress) return false;
  write(marksEntry(memberKey), JSON.stringify(writtenMarks(after.marks)));
  write(progressEntry(memberKey), serialiseProgress(withMarks(after.progress, courses, after.marks)));
  return true;
}

function write(entry: string, text: string): void {
  if (text !== (readEntry(entry) ?? "{}")) writeEntry(entry, text);
}

/** Notes a day on which a member learned, `YYYY-MM-DD`. */
export function noteDay(memberKey: string, day: string): void {
  const entry = daysEntry(memberKey);
  const before = parseDays(readEntry(entry) ?? "");
  const after = withDay(before, day);
  if (after !== before) writeEntry(entry, JSON.stringify(after));
}
