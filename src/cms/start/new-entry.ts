import { clearNotes } from "../saving/notes";
import { prefillOf } from "./prefill";
import { t } from "../../words/t";

export const prefill = prefillOf(location.hash);

export const askedFor = location.hash;

const newEntryAddress = /^#\/collections\/[^/?]+\/new(?=\?|$)/.exec(location.hash)?.[0];

// Must run before Decap is loaded, which would read the part after `?` in its own way.
if (newEntryAddress !== undefined) history.replaceState(null, "", newEntryAddress);

const MARK = "data-new-entry";

/** Tells the styles of the editor that the open entry is new, since Decap calls it saved until something is typed. */
export function markNewEntries(): void {
  document.documentElement.style.setProperty("--not-saved-yet", JSON.stringify(t("Not saved yet")));
  const mark = () => {
    document.documentElement.toggleAttribute(MARK, /^#\/collections\/[^/]+\/new\b/.test(location.hash));
  };
  window.addEventListener("hashchange", mark, { capture: true });
  mark();
}

/** Removes the mark when the entry is saved, since after uploads Decap may stay at the address of a new entry. */
export function unmarkNewEntry(): void {
  document.documentElement.removeAttribute(MARK);
}

/** Restarts the editor for an address with other first values, since it reads them only once. */
export function reloadForOtherPrefills(): void {
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    // When a new entry is saved, its address changes; this must not close its warnings.
    const isSavedNow = /\/new(?:\?|$)/.test(oldURL) && newURL.includes("/entries/");
    if (!isSavedNow) clearNotes();
    if (prefillOf(location.hash) || (prefill && location.hash === newEntryAddress)) location.reload();
  });
}
