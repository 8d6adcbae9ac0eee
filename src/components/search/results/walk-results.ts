import type { KeyboardEvent } from "react";
import { arrowSteps } from "../../ui/controls/walk-links";

/** Lets the arrow keys move from the field through the results and back; all other keys work as usual. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowSteps[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const field = event.currentTarget.querySelector<HTMLElement>("input");
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>("[data-result]")];
  const at = stops.indexOf(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  if (at < 0 || !stops[at + step]) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
