import type { KeyboardEvent } from "react";
import { focusable } from "../controls/focus-before";

/**
 * Keeps Tab inside an element: after its last control comes the first, and the other way round. The browser's own
 * dialog would let the focus move on to the browser's toolbars.
 */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  // A video has controls of its own, which only the browser knows.
  if (from !== document.activeElement || from instanceof HTMLVideoElement) return;
  event.preventDefault();
  to?.focus();
}
