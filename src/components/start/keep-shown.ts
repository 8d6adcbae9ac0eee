import { OFF, SEEN_NOTICES } from "../../domain/notices/seen-notices";
import { storedEntry, storeEntry } from "../../hooks/storage/guarded-storage";
import { listen } from "./start-events";

/**
 * Keeps which notices a page has shown when its reader leaves it: until then the page can say which of them are new. Most
 * readers only read, without the application.
 */
export function keepShown(): void {
  listen(["pagehide"], () => {
    const seen = shownHere();
    if (seen && storedEntry(SEEN_NOTICES) !== OFF) storeEntry(SEEN_NOTICES, seen);
  });
}

/** The ids to be kept of this page; undefined if it shows nothing of the kind. */
export function shownHere(): string | undefined {
  return document.querySelector<HTMLElement>("[data-seen]")?.dataset.seen;
}
