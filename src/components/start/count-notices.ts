import { newNotices, SEEN_NOTICES, OFF } from "../../domain/notices/seen-notices";
import { storedEntry, storeEntry } from "../../hooks/storage/stored-entry";
import { writeText } from "./write-text";
import { listen } from "./start-events";

/**
 * Shows in the menu how many notices are new since the last visit (`NavigationItem`). A page that marks new notices
 * needs the application.
 */
export function countNotices(load: () => void): void {
  const place = document.querySelector<HTMLElement>("[data-newest]");
  const stored = storedEntry(SEEN_NOTICES);
  if (!place || !stored) return;
  fetch(place.dataset.newest ?? "")
    .then((response) => response.json())
    .then(
      (ids: readonly string[]) => {
        const count = newNotices(ids, stored).length;
        place.hidden = !count;
        writeText("count", count.toLocaleString(document.documentElement.lang));
        if (count && shownHere()) load();
      },
      // The menu also works without the number.
      () => undefined,
    );
}

/**
 * Remembers which notices a page has shown, when the reader leaves it: until then the page can mark the new ones. Works
 * without the application, which most readers never start.
 */
export function keepShown(): void {
  listen(["pagehide"], () => {
    const seen = shownHere();
    if (seen && storedEntry(SEEN_NOTICES) !== OFF) storeEntry(SEEN_NOTICES, seen);
  });
}

function shownHere(): string | undefined {
  return document.querySelector<HTMLElement>("[data-seen]")?.dataset.seen;
}
