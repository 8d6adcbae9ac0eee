/** Lets the styles of the editor know that the open entry is new: Decap calls it saved until something is typed. */
export function markNewEntries(): void {
  const mark = () => {
    document.documentElement.toggleAttribute("data-new-entry", /^#\/collections\/[^/]+\/new\b/.test(location.hash));
  };
  window.addEventListener("hashchange", mark, { capture: true });
  mark();
}
