import { useCallback } from "react";
import { GUEST, marksEntry, withMarksOf } from "../../domain/problems/marks";
import { readEntry, writeEntry } from "../storage/guarded-storage";
import { useEntry } from "./useEntry";
import { useMarks } from "./useMarks";

/**
 * Marks of guests that the member has not been asked about yet: how many are new, and functions for the two answers.
 */
export function useGuestMarks(memberKey: string) {
  const { marks: guests } = useMarks(GUEST);
  const { marks, adopt } = useMarks(memberKey);
  const asked = `myclass.asked.1:${memberKey}`;
  const { value: answered } = useEntry(asked, asText);
  const { value: text } = useEntry(marksEntry(GUEST), asText);
  const count = text === answered ? 0 : [...guests.keys()].filter((key) => !marks.has(key)).length;
  const take = useCallback(() => {
    adopt((before) => withMarksOf(before, guests));
    writeEntry(marksEntry(GUEST), null);
  }, [adopt, guests]);
  /** The member is asked again about later marks of guests. */
  const leave = useCallback(() => void writeEntry(asked, readEntry(marksEntry(GUEST))), [asked]);
  return { count, take, leave };
}

const asText = (text: string) => text;
