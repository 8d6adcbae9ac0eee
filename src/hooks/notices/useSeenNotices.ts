import { useSyncExternalStore } from "react";
import { SEEN_NOTICES, seenNoticesText } from "../../domain/notices/seen-notices";
import { readEntry, subscribeToEntry, writeEntry } from "../storage/guarded-storage";

const subscribe = (listener: () => void) => subscribeToEntry(SEEN_NOTICES, listener);

/** The storage entry of the notices seen on this device; undefined until the page is interactive. */
export function useSeenNotices(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readEntry(SEEN_NOTICES),
    () => undefined,
  );
}

/** @param ids those of the newest notices first; undefined: stops remembering */
export function storeSeenNotices(ids: readonly string[] | undefined): void {
  writeEntry(SEEN_NOTICES, seenNoticesText(ids));
  // Nothing is new any more (`countNotices`).
  for (const place of document.querySelectorAll<HTMLElement>("[data-newest]")) place.hidden = true;
}
