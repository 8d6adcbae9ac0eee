import { useCallback, useMemo, useSyncExternalStore } from "react";
import { daysEntry, parseDays, withDay } from "../../domain/my-class/learning-days";
import {
  type CourseOutline,
  parseProgress,
  type Progress,
  progressEntry,
  serialiseProgress,
} from "../../domain/my-class/stored-progress";
import { parseRecord, solvedEntry, type SolvedRecord } from "../../domain/my-class/solved-record";
import { dayAtClub } from "../../domain/time/club-time";
import { readEntry, writeEntry, isEntryKept, subscribeToEntry } from "../storage/guarded-storage";

type Change = (before: Progress) => Progress;

/**
 * How far a member has come, in all tabs alike, and how to change that.
 *
 * @param courses undefined until they are loaded
 */
export function useProgress(memberKey: string, courses: readonly CourseOutline[] = noCourses) {
  const parse = useCallback((text: string) => parseProgress(text, courses), [courses]);
  const { value: progress, isKept } = useEntry(progressEntry(memberKey), parse);
  const { value: days } = useEntry(daysEntry(memberKey), parseDays);
  const { value: record } = useEntry(solvedEntry(memberKey), parseRecord);
  const change = useCallback((next: Change) => void changeProgress(memberKey, courses, next), [memberKey, courses]);
  /** Changes it by learning: the day is noted. */
  const learn = useCallback(
    (next: Change) => {
      if (changeProgress(memberKey, courses, next)) noteDay(memberKey, dayAtClub(new Date()));
    },
    [memberKey, courses],
  );
  const keepRecord = useCallback(
    (answer: SolvedRecord) => void writeEntry(solvedEntry(memberKey), JSON.stringify(answer)),
    [memberKey],
  );
  const reset = useCallback(() => {
    for (const entryOf of [daysEntry, solvedEntry, progressEntry]) writeEntry(entryOf(memberKey), null);
  }, [memberKey]);
  return { progress, change, learn, isKept, days, record, keepRecord, reset };
}

/**
 * Changes a member's progress, from what is stored now: another tab may have been ahead.
 *
 * @returns whether it is another one now
 */
function changeProgress(memberKey: string, courses: readonly CourseOutline[], change: Change): boolean {
  const before = parseProgress(readEntry(progressEntry(memberKey)) ?? "", courses);
  const after = change(before);
  if (after === before) return false;
  writeEntry(progressEntry(memberKey), serialiseProgress(after));
  return true;
}

const noCourses: readonly CourseOutline[] = [];

function noteDay(memberKey: string, day: string): void {
  const entry = daysEntry(memberKey);
  const before = parseDays(readEntry(entry) ?? "");
  const after = withDay(before, day);
  if (after !== before) writeEntry(entry, JSON.stringify(after));
}

/**
 * The text of an entry in the browser's storage, the same in all tabs; an absent one counts as an empty text.
 *
 * @param parse the same function as long as it reads the same
 */
function useEntry<Value>(key: string, parse: (text: string) => Value) {
  const subscribe = useCallback((listener: () => void) => subscribeToEntry(key, listener), [key]);
  const text = useSyncExternalStore(
    subscribe,
    () => readEntry(key) ?? "",
    () => "",
  );
  const isKept = useSyncExternalStore(
    subscribe,
    () => isEntryKept(key),
    () => true,
  );
  const value = useMemo(() => parse(text), [parse, text]);
  return { value, isKept };
}
