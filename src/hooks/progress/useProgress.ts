import { useCallback, useMemo } from "react";
import { daysEntry, parseDays } from "../../domain/my-class/learning-days";
import { withMarks } from "../../domain/my-class/progress";
import { progressEntry } from "../../domain/my-class/progress-entry";
import { type CourseOutline, parseProgress, type Progress } from "../../domain/my-class/stored-progress";
import { type Marks, marksEntry } from "../../domain/problems/marks";
import { solvedEntry } from "../../domain/problems/solved-record";
import { dayAtClub } from "../../domain/time/club-time";
import { writeEntry } from "../storage/guarded-storage";
import { noteDay } from "./note-day";
import { changeOwn, type Own } from "./own-progress";
import { useEntry } from "./useEntry";
import { useMarks } from "./useMarks";

/**
 * The progress of a member, the same in all tabs, and how to change it.
 *
 * @param courses undefined until they are loaded
 */
export function useProgress(memberKey: string, courses: readonly CourseOutline[] = noCourses) {
  const parse = useCallback((text: string) => parseProgress(text, courses), [courses]);
  const { value: stored, isKept } = useEntry(progressEntry(memberKey), parse);
  const { marks } = useMarks(memberKey);
  const { value: days } = useEntry(daysEntry(memberKey), parseDays);
  const progress = useMemo(() => withMarks(stored, courses, marks), [stored, courses, marks]);
  const change = useCallback((next: (before: Own) => Own) => changeOwn(memberKey, courses, next), [memberKey, courses]);
  /** Changes it and records the day as a day of learning. */
  const learn = useCallback(
    (next: (before: Own, day: string) => Own) => {
      const day = dayAtClub(new Date());
      if (change((before) => next(before, day))) noteDay(memberKey, day);
    },
    [memberKey, change],
  );
  const learnCourse = useCallback(
    (next: (before: Progress) => Progress) => learn((own) => ({ ...own, progress: next(own.progress) })),
    [learn],
  );
  const mark = useCallback(
    (next: (before: Marks, day: string) => Marks) => learn((own, day) => ({ ...own, marks: next(own.marks, day) })),
    [learn],
  );
  const reset = useCallback(() => {
    for (const entryOf of [daysEntry, solvedEntry, marksEntry, progressEntry]) writeEntry(entryOf(memberKey), null);
  }, [memberKey]);
  return { progress, marks, change, learn: learnCourse, mark, isKept, days, reset };
}

const noCourses: readonly CourseOutline[] = [];
