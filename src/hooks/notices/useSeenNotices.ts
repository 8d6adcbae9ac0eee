import { useSyncExternalStore } from "react";
import { readSeenNotices, type SeenNotices, seenNoticesText } from "../../domain/notices/seen-notices";
import { SEEN_NOTICES, storedSeenNotices, subscribeToSeenNotices } from "./seen-entry";
import { writeEntry } from "../storage/guarded-storage";

/** The notices that this device remembers as seen; undefined until the page is interactive. */
export function useSeenNotices(): SeenNotices | undefined {
  const stored = useSyncExternalStore<string | null | undefined>(
    subscribeToSeenNotices,
    storedSeenNotices,
    () => undefined,
  );
  return stored === undefined ? undefined : readSeenNotices(stored);
}

/** @param ids of the newest notices first; undefined: remember nothing from now on */
export function storeSeenNotices(ids: readonly string[] | undefined): void {
  writeEntry(SEEN_NOTICES, seenNoticesText(ids));
}
