import { useCallback, useMemo } from "react";
import { progressEntry } from "../../domain/my-class/progress-entry";
import { type Marks, marksEntry } from "../../domain/problems/marks";
import { dayAtClub } from "../../domain/time/club-time";
import { allMarks, changeMarks } from "./own-marks";
import { noteDay } from "./note-day";
import { useEntry } from "./useEntry";

/** The marks of a member or guest, the same in all tabs, and how to change them. */
export function useMarks(memberKey: string) {
  const { value: text, isKept } = useEntry(marksEntry(memberKey), asText);
  const { value: progressText } = useEntry(progressEntry(memberKey), asText);
  const marks = useMemo(() => allMarks(text, progressText), [text, progressText]);
  /** Changes marks from other sources, such as Codeforces. */
  const adopt = useCallback((next: (before: Marks) => Marks) => void changeMarks(memberKey, next), [memberKey]);
  /** Changes marks by hand, and records the day. */
  const mark = useCallback(
    (next: (before: Marks, day: string) => Marks) => {
      const day = dayAtClub(new Date());
      if (changeMarks(memberKey, (before) => next(before, day))) noteDay(memberKey, day);
    },
    [memberKey],
  );
  return { marks, mark, adopt, isKept };
}

const asText = (text: string) => text;
