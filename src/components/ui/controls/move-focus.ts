import { elementIds } from "../../../domain/element-ids";

const focusable =
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

/** How far each arrow key moves in a list. */
export const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** 1 if a page is read from left to right, -1 if from right to left. */
export function readingDirection(): 1 | -1 {
  return document.documentElement.dir === "rtl" ? -1 : 1;
}

/** How far the arrow keys to the sides move in what is side by side, in the direction of reading. */
export function sideStep(key: string): 1 | -1 | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return (key === "ArrowRight") === (readingDirection() === 1) ? 1 : -1;
}

/** Moves the focus among elements, around at both ends; from elsewhere to the first or the last. */
export function walkLinks(links: readonly HTMLElement[], step: number): void {
  const current = links.findIndex((link) => link === document.activeElement);
  const next = current < 0 ? (step > 0 ? 0 : -1) : (current + step) % links.length;
  links.at(next)?.focus();
}

/** For a button that disappears once it is pressed: the focus must not be lost with it. */
export function focusMain(): void {
  document.getElementById(elementIds.main)?.focus({ preventScroll: true });
}
