import { INTERACTIVE } from "../start-events";
import type { SuccessorOf } from "./remember-places";
import { repeatEarlyInput } from "./repeat-early-input";

/**
 * Ends the work of the start script when React has taken the page over, and does what readers have asked for until then.
 * Changes that React itself causes are applied first.
 *
 * @param successorOf finds what an element has become if React had to render the page again
 */
export function takeOver(successorOf?: SuccessorOf): void {
  queueMicrotask(() => {
    delete document.documentElement.dataset.member;
    window.dispatchEvent(new Event(INTERACTIVE));
    repeatEarlyInput(successorOf);
  });
}
