import { useSyncExternalStore } from "react";
import { MINUTE } from "../domain/time/club-time";

const never = () => () => undefined;

/** True if the page is interactive: false on the server and while its HTML is taken over, then true. */
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

/** The running minute: the same number as long as it lasts, so that React sees no change. */
function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE) * MINUTE;
}

/**
 * The time to calculate with: the build's until the page is interactive, so that it matches its HTML,
 * then the reader's own, minute by minute.
 *
 * @param asOf ISO 8601
 */
export function useNow(asOf: string): Date {
  return new Date(useSyncExternalStore(everyMinute, thisMinute, () => Date.parse(asOf)));
}
