import { withMarks } from "../../domain/my-class/progress";
import { progressEntry } from "../../domain/my-class/progress-entry";
import {
  type CourseOutline,
  parseProgress,
  type Progress,
  serialiseProgress,
} from "../../domain/my-class/stored-progress";
import type { Marks } from "../../domain/problems/marks";
import { readEntry } from "../storage/guarded-storage";
import { keepMarks, storedMarks, writeChanged } from "./own-marks";

/** All that a member has done. */
export interface Own {
  readonly progress: Progress;
  readonly marks: Marks;
}

/**
 * Changes what a member has done, from what is stored now: another tab may have been ahead.
 *
 * @param next returns what it is given to change nothing
 * @returns whether it is another one now
 */
export function changeOwn(memberKey: string, courses: readonly CourseOutline[], next: (before: Own) => Own): boolean {
  const marks = storedMarks(memberKey);
  const stored = parseProgress(readEntry(progressEntry(memberKey)) ?? "", courses);
  const before: Own = { marks, progress: withMarks(stored, courses, marks) };
  const after = next(before);
  if (after.marks === before.marks && after.progress === before.progress) return false;
  keepMarks(memberKey, after.marks);
  writeChanged(progressEntry(memberKey), serialiseProgress(withMarks(after.progress, courses, after.marks)));
  return true;
}
