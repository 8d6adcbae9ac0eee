/** The elements that Tab stops at. */
export const focusable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, video[controls], [tabindex='0']";

/**
 * Gives the focus to the nearest control before an element that is about to disappear, or that can't have it: from there
 * Tab leads on to what takes its place.
 */
export function focusBefore(element: Element): void {
  const before = [...document.querySelectorAll<HTMLElement>(focusable)].filter((control) => isBefore(control, element));
  for (const control of before.reverse()) {
    if (!control.hidden) control.focus({ preventScroll: true });
    // One that is hidden in another way does not take it.
    if (document.activeElement === control) return;
  }
}

function isBefore(control: Element, element: Element): boolean {
  return Boolean(element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING);
}
