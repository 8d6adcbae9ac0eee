import { progressEntry } from "../../domain/my-class/progress-entry";
import {
  type Marks,
  marksEntry,
  marksOfLessons,
  parseMarks,
  withMarksOf,
  withoutMarksOfLessons,
  writtenMarks,
} from "../../domain/problems/marks";
import { parseJson } from "../../domain/shape";
import { readEntry, writeEntry } from "../storage/guarded-storage";

/** The marks in both entries: up to version 2.0.0, lessons stored theirs with the progress. */
export function allMarks(text: string, progressText: string): Marks {
  return withMarksOf(parseMarks(text), marksOfLessons(parseJson(progressText)));
}

export function storedMarks(memberKey: string): Marks {
  return allMarks(readEntry(marksEntry(memberKey)) ?? "", readEntry(progressEntry(memberKey)) ?? "");
}

/** Stores marks, all in one entry. */
export function keepMarks(memberKey: string, marks: Marks): void {
  writeChanged(marksEntry(memberKey), JSON.stringify(writtenMarks(marks)));
  const progress = readEntry(progressEntry(memberKey));
  if (progress !== null) writeChanged(progressEntry(memberKey), withoutMarksOfLessons(progress));
}

/**
 * Changes the stored marks, which another tab may have changed.
 *
 * @param next returns its argument to change nothing
 * @returns whether they have changed
 */
export function changeMarks(memberKey: string, next: (before: Marks) => Marks): boolean {
  const before = storedMarks(memberKey);
  const after = next(before);
  if (after === before) return false;
  keepMarks(memberKey, after);
  return true;
}

export function writeChanged(entry: string, text: string): void {
  if (text !== (readEntry(entry) ?? "{}")) writeEntry(entry, text);
}
