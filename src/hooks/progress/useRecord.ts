import { useCallback } from "react";
import { parseRecord, solvedEntry, type SolvedRecord } from "../../domain/problems/solved-record";
import { writeEntry } from "../storage/guarded-storage";
import { useEntry } from "./useEntry";

/** The answers of Codeforces about a member, the same in all tabs. */
export function useRecord(memberKey: string) {
  const { value: record } = useEntry(solvedEntry(memberKey), parseRecord);
  const keepRecord = useCallback(
    (answer: SolvedRecord) => void writeEntry(solvedEntry(memberKey), JSON.stringify(answer)),
    [memberKey],
  );
  return { record, keepRecord };
}
