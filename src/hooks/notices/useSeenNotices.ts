import { useSyncExternalStore } from "react";
import { readSeenNotices, type SeenNotices } from "../../domain/notices/seen-notices";
import { storedSeenNotices, subscribeToSeenNotices } from "./seen-entry";

/** What this device remembers of the notices; undefined until the page is interactive. */
export function useSeenNotices(): SeenNotices | undefined {
  const stored = useSyncExternalStore<string | null | undefined>(
    subscribeToSeenNotices,
    storedSeenNotices,
    () => undefined,
  );
  return stored === undefined ? undefined : readSeenNotices(stored);
}
