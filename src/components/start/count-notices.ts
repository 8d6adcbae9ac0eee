import { newNotices, SEEN_NOTICES } from "../../domain/notices/seen-notices";
import { storedEntry } from "../../hooks/storage/guarded-storage";
import { shownHere } from "./keep-shown";

/**
 * Shows in the menu how many notices are new since the last visit (`NavigationItem`). A page that marks them needs the
 * application for that.
 */
export function countNotices(load: () => void): void {
  const place = document.querySelector<HTMLElement>("[data-newest]");
  const stored = storedEntry(SEEN_NOTICES);
  if (!place || !stored) return;
  fetch(place.dataset.newest ?? "", { cache: "no-cache" })
    .then((response) => response.json())
    .then(
      (ids: readonly string[]) => {
        const count = newNotices(ids, stored).length;
        delete place.dataset.count;
        if (count === 0) return;
        place.dataset.count = count.toLocaleString(document.documentElement.lang);
        if (shownHere()) load();
      },
      // The menu reads as well without the number.
      () => undefined,
    );
}
