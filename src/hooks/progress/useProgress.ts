import { useCallback, useMemo, useSyncExternalStore } from "react";
import { parseProgress, type Progress, progressEntry, serialiseProgress } from "../../domain/my-class/progress";
import { isEntryKept, readEntry, subscribeToEntry, writeEntry } from "../storage/guarded-storage";

/** How far a member has come, in all tabs alike, and how to change that. */
export function useProgress(memberKey: string) {
  const subscribe = useCallback((listener: () => void) => subscribeToProgress(memberKey, listener), [memberKey]);
  const text = useSyncExternalStore(
    subscribe,
    () => storedProgress(memberKey),
    () => "",
  );
  const isKept = useSyncExternalStore(
    subscribe,
    () => isProgressKept(memberKey),
    () => true,
  );
  const progress = useMemo(() => parseProgress(text), [text]);
  const change = useCallback((next: (before: Progress) => Progress) => changeProgress(memberKey, next), [memberKey]);
  return { progress, change, isKept };
}

/** A member's progress as it is stored: the same text as long as nothing changes. */
function storedProgress(memberKey: string): string {
  return readEntry(progressEntry(memberKey)) ?? "";
}

/** True if the device keeps a member's progress beyond this page, as far as is known. */
function isProgressKept(memberKey: string): boolean {
  return isEntryKept(progressEntry(memberKey));
}

function subscribeToProgress(memberKey: string, listener: () => void): () => void {
  return subscribeToEntry(progressEntry(memberKey), listener);
}

/** Changes a member's progress, from what is stored now: another tab may have been ahead. */
function changeProgress(memberKey: string, change: (before: Progress) => Progress): void {
  const before = parseProgress(storedProgress(memberKey));
  const after = change(before);
  if (after === before) return;
  writeEntry(progressEntry(memberKey), after.size === 0 ? null : serialiseProgress(after));
}
