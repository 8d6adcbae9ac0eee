import { elementIds } from "../../../domain/element-ids";

const focusable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, video[controls], [tabindex='0']";

/**
 * Focuses the nearest control before an element that is about to disappear or can't have the focus: from there, Tab
 * leads to what replaces it.
 */
export function focusBefore(element: Element): void {
  const before = [...document.querySelectorAll<HTMLElement>(focusable)].filter((control) => isBefore(control, element));
  for (const control of before.reverse()) {
    if (!control.hidden) control.focus({ preventScroll: true });
    // A control that is hidden in another way can't be focused.
    if (document.activeElement === control) return;
  }
}

function isBefore(control: Element, element: Element): boolean {
  return Boolean(element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING);
}

/** The step of each arrow key in a list. */
export const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** 1 if a page is read from left to right, -1 if from right to left. */
export function readingDirection(): 1 | -1 {
  return document.documentElement.dir === "rtl" ? -1 : 1;
}

/** The steps of the left and right arrow keys among things side by side, in the direction of reading. */
export function sideStep(key: string): 1 | -1 | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return (key === "ArrowRight") === (readingDirection() === 1) ? 1 : -1;
}

/** Moves the focus among elements and wraps around at both ends; from elsewhere it goes to the first or the last. */
export function walkLinks(links: readonly HTMLElement[], step: number): void {
  const current = links.findIndex((link) => link === document.activeElement);
  const next = current < 0 ? (step > 0 ? 0 : -1) : (current + step) % links.length;
  links.at(next)?.focus();
}

/** For a button that disappears when pressed. */
export function focusMain(): void {
  document.getElementById(elementIds.main)?.focus({ preventScroll: true });
}
