import { repeatEarlyInput } from "./repeat-early-input";
import { INTERACTIVE } from "./start-events";

/**
 * Ends the work of the start script when React has taken the page over, and does what readers have asked for until then.
 * Changes that React itself causes are applied first.
 */
export function takeOver(): void {
  queueMicrotask(() => {
    delete document.documentElement.dataset.member;
    window.dispatchEvent(new Event(INTERACTIVE));
    repeatEarlyInput();
  });
}
