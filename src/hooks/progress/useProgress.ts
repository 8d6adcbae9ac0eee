import { useCallback, useMemo, useSyncExternalStore } from "react";
import { parseProgress, type Progress } from "../../domain/my-class/progress";
import { changeProgress, isProgressKept, storedProgress, subscribeToProgress } from "./progress-store";

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
