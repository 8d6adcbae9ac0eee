import { clearNotes } from "../saving/notes";
import { prefillOf } from "./prefill";
import { t } from "../../words/t";

/** The first values of a new entry in the address at which the editor was opened. */
export const prefill = prefillOf(location.hash);

export const askedFor = location.hash;

const newEntry = /^(#\/collections\/[^/?]+)\/new(?=\?|$)/.exec(location.hash);

/** The new entry that the editor was asked to open at once; undefined for any other address. */
export const newEntryAddress = newEntry?.[0];

// Before Decap is loaded: it would read what follows the `?` in its own way, and open the form too early.
if (newEntry?.[1] !== undefined) history.replaceState(null, "", newEntry[1]);

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
  let isOpened = false;
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    // A new entry gets its own address when it is saved; what is doubtful about it has just been said.
    if (!isSavedNow(oldURL, newURL)) clearNotes();
    const isPrefilledForm = prefill !== undefined && location.hash === newEntryAddress;
    if (prefillOf(location.hash) || (isPrefilledForm && isOpened)) location.reload();
    isOpened ||= isPrefilledForm;
  });
}

function isSavedNow(before: string, after: string): boolean {
  return /#\/collections\/[^/]+\/new(?:\?|$)/.test(before) && /#\/collections\/[^/]+\/entries\//.test(after);
}
