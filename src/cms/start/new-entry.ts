import { clearNotes } from "../saving/notes";
import { prefillOf } from "./prefill";
import { t } from "../../words/t";

export const prefill = prefillOf(location.hash);

export const askedFor = location.hash;

const newEntryAddress = /^#\/collections\/[^/?]+\/new(?=\?|$)/.exec(location.hash)?.[0];

// Before Decap is loaded: it would read what follows the `?` in its own way.
if (newEntryAddress !== undefined) history.replaceState(null, "", newEntryAddress);

const MARK = "data-new-entry";

/** Lets the styles of the editor know that the open entry is new: Decap calls it saved until something is typed. */
export function markNewEntries(): void {
  document.documentElement.style.setProperty("--not-saved-yet", JSON.stringify(t("Not saved yet")));
  const mark = () => {
    document.documentElement.toggleAttribute(MARK, /^#\/collections\/[^/]+\/new\b/.test(location.hash));
  };
  window.addEventListener("hashchange", mark, { capture: true });
  mark();
}

/** Takes the mark away once the entry is saved: with uploads, Decap may leave it at the address of a new one. */
export function unmarkNewEntry(): void {
  document.documentElement.removeAttribute(MARK);
}

/** Starts the editor again for an address with other first values: it reads them only once. */
export function reloadForOtherPrefills(): void {
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    // A new entry gets its own address when it is saved; what is doubtful about it has just been said.
    const isSavedNow = /\/new(?:\?|$)/.test(oldURL) && newURL.includes("/entries/");
    if (!isSavedNow) clearNotes();
    if (prefillOf(location.hash) || (prefill && location.hash === newEntryAddress)) location.reload();
  });
}
