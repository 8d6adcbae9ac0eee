import { parseProgress, progressEntry, serialiseProgress, type Progress } from "../../domain/my-class/progress";
import { isEntryKept, readEntry, subscribeToEntry, writeEntry } from "../storage/guarded-storage";

/** A member's progress as it is stored: the same text as long as nothing changes. */
export function storedProgress(memberKey: string): string {
  return readEntry(progressEntry(memberKey)) ?? "";
}

/** Whether the device keeps a member's progress beyond this page, as far as is known. */
export function isProgressKept(memberKey: string): boolean {
  return isEntryKept(progressEntry(memberKey));
}

export function subscribeToProgress(memberKey: string, listener: () => void): () => void {
  return subscribeToEntry(progressEntry(memberKey), listener);
}

/** Changes a member's progress, from what is stored now: another tab may have been ahead. */
export function changeProgress(memberKey: string, change: (before: Progress) => Progress): void {
  const before = parseProgress(storedProgress(memberKey));
  const after = change(before);
  if (after === before) return;
  writeEntry(progressEntry(memberKey), after.size === 0 ? null : serialiseProgress(after));
}
