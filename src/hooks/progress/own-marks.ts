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

/** The marks in both entries: up to version 2.0.0, lessons kept theirs with the progress. */
export function allMarks(text: string, progressText: string): Marks {
  return withMarksOf(parseMarks(text), marksOfLessons(parseJson(progressText)));
}

export function storedMarks(memberKey: string): Marks {
  return allMarks(readEntry(marksEntry(memberKey)) ?? "", readEntry(progressEntry(memberKey)) ?? "");
}

/** Keeps marks, all of which are in one entry then. */
export function keepMarks(memberKey: string, marks: Marks): void {
  writeChanged(marksEntry(memberKey), JSON.stringify(writtenMarks(marks)));
  const progress = readEntry(progressEntry(memberKey));
  if (progress !== null) writeChanged(progressEntry(memberKey), withoutMarksOfLessons(progress));
}

/**
 * Changes marks from what is stored now: another tab may have been ahead.
 *
 * @param next returns what it is given to change nothing
 * @returns whether they are others now
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
