import { clearNotes } from "../saving/notes";
import { newEntryAddress, prefill } from "./first-address";
import { prefillOf } from "./prefill";

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
