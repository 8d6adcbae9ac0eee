const MARK = "data-new-entry";

/** Lets the styles of the editor know that the open entry is new: Decap calls it saved until something is typed. */
export function markNewEntries(): void {
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
