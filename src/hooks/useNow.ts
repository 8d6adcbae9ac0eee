import { useSyncExternalStore } from "react";
import { MINUTE } from "../domain/time/club-time";

const never = () => () => undefined;

/** True once the page is interactive; false in the build and during the first render. */
export function useInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function everyMinute(update: () => void): () => void {
  const timer = setInterval(update, MINUTE);
  return () => clearInterval(timer);
}

/** The current minute: the same number while it lasts, so that React sees no change. */
function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE) * MINUTE;
}

/**
 * The time to calculate with: that of the build until the page is interactive, to match the HTML, then the reader's
 * own, minute by minute.
 *
 * @param asOf ISO 8601
 */
export function useNow(asOf: string): Date {
  return new Date(useSyncExternalStore(everyMinute, thisMinute, () => Date.parse(asOf)));
}
