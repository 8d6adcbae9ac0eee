import { newNotices, SEEN_NOTICES, OFF } from "../../domain/notices/seen-notices";
import { storedEntry, storeEntry } from "../../hooks/storage/stored-entry";
import { writeText } from "./write-text";
import { listen } from "./start-events";

/**
 * Shows in the menu how many notices are new since the last visit (`NavigationItem`). A page that marks them needs the
 * application for that.
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
      // The menu reads as well without the number.
      () => undefined,
    );
}

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

function shownHere(): string | undefined {
  return document.querySelector<HTMLElement>("[data-seen]")?.dataset.seen;
}
