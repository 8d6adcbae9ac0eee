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

/** The whole progress of a member. */
export interface Own {
  readonly progress: Progress;
  readonly marks: Marks;
}

/**
 * Changes the stored progress of a member, which another tab may have changed.
 *
 * @param next returns its argument to change nothing
 * @returns whether it has changed
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
