import { useCallback, useMemo, useSyncExternalStore } from "react";
import { daysEntry, parseDays } from "../../domain/my-class/learning-days";
import { withMarks } from "../../domain/my-class/progress";
import { type CourseOutline, parseProgress, type Progress, progressEntry } from "../../domain/my-class/stored-progress";
import { type Marks, marksEntry } from "../../domain/problems/marks";
import { parseRecord, solvedEntry, type SolvedRecord } from "../../domain/problems/solved-record";
import { dayAtClub } from "../../domain/time/club-time";
import { readEntry, writeEntry, isEntryKept, subscribeToEntry } from "../storage/guarded-storage";
import { allMarks, changeOwn, noteDay, type Own } from "./own-progress";

/** What a member, or a guest, has marked, in all tabs alike, and how to change that. */
export function useMarks(memberKey: string, courses: readonly CourseOutline[] = noCourses) {
  const { value: text, isKept } = useEntry(marksEntry(memberKey), asText);
  const { value: progressText } = useEntry(progressEntry(memberKey), asText);
  const { value: record } = useEntry(solvedEntry(memberKey), parseRecord);
  const marks = useMemo(() => allMarks(text, progressText), [text, progressText]);
  const keepRecord = useCallback(
    (answer: SolvedRecord) => void writeEntry(solvedEntry(memberKey), JSON.stringify(answer)),
    [memberKey],
  );
  /** Changes marks as others say, such as Codeforces. */
  const adopt = useCallback(
    (next: (before: Marks) => Marks) =>
      void changeOwn(memberKey, courses, (own) => ({ ...own, marks: next(own.marks) })),
    [memberKey, courses],
  );
  /** Changes marks by hand: the day is noted. */
  const mark = useCallback(
    (next: (before: Marks, day: string) => Marks) => {
      const day = dayAtClub(new Date());
      if (changeOwn(memberKey, courses, (own) => ({ ...own, marks: next(own.marks, day) }))) noteDay(memberKey, day);
    },
    [memberKey, courses],
  );
  return { marks, mark, adopt, isKept, record, keepRecord };
}

/**
 * The progress of a member, the same in all tabs, and how to change it.
 *
 * @param courses undefined until they are loaded
 */
export function useProgress(memberKey: string, courses: readonly CourseOutline[] = noCourses) {
  const parse = useCallback((text: string) => parseProgress(text, courses), [courses]);
  const { value: stored, isKept } = useEntry(progressEntry(memberKey), parse);
  const own = useMarks(memberKey, courses);
  const { marks } = own;
  const { value: days } = useEntry(daysEntry(memberKey), parseDays);
  const progress = useMemo(() => withMarks(stored, courses, marks), [stored, courses, marks]);
  const changeAll = useCallback(
    (next: (before: Own) => Own) => changeOwn(memberKey, courses, next),
    [memberKey, courses],
  );
  /** Changes it and records the day as a day of learning. */
  const learn = useCallback(
    (next: (before: Progress) => Progress) => {
      if (changeAll((before) => ({ ...before, progress: next(before.progress) })))
        noteDay(memberKey, dayAtClub(new Date()));
    },
    [memberKey, changeAll],
  );
  const reset = useCallback(() => {
    for (const entryOf of [daysEntry, solvedEntry, marksEntry, progressEntry]) writeEntry(entryOf(memberKey), null);
  }, [memberKey]);
  return { ...own, progress, changeAll, learn, isKept, days, reset };
}

const noCourses: readonly CourseOutline[] = [];

const asText = (text: string) => text;

/**
 * The value of a storage entry, the same in all tabs; an absent entry counts as an empty text.
 *
 * @param parse must be the same function in each call
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
