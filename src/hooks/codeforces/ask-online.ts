import { useSyncExternalStore } from "react";
import type { Answer, Question } from "../../domain/codeforces/answer";
import { askAgain, callCodeforces } from "../../domain/codeforces/client";

/** In ms: a call that takes longer counts as unanswered. */
const PATIENCE = 10_000;
const LIMIT_RETRIES = 3;
/** In ms. */
const OFFLINE_PAUSE = 150;

export interface Reader {
  readonly signal: AbortSignal;
  /** Called each time before a pause because of the API's limit. */
  readonly onLimit: () => void;
}

/**
 * Sends one request to the API. Waits while the reader is offline, and retries up to 3 times after 'Call limit
 * exceeded'. Any other failure is final.
 *
 * @throws the signal's reason once it aborts
 */
export async function askCodeforces<Value>(
  question: Question<Value>,
  { signal, onLimit }: Reader,
): Promise<Answer<Value>> {
  const ask = async () => {
    for (;;) {
      await whenOnline(signal);
      const answer = await callCodeforces(question, PATIENCE, signal);
      if (answer.kind === "result" || navigator.onLine) return answer;
      await pause(OFFLINE_PAUSE, signal);
    }
  };
  return askAgain(ask, {
    retries: LIMIT_RETRIES,
    isPassing: ({ kind }) => kind === "limit",
    onRetry: onLimit,
    pause: (duration) => pause(duration, signal),
  });
}

/** Resolves once the browser has a connection, or when the signal aborts. */
async function whenOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

/** Resolves after a duration in ms, or at once when the signal aborts. */
export function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, duration);
    signal.addEventListener("abort", done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
  });
}

function subscribeToConnection(update: () => void): () => void {
  window.addEventListener("online", update);
  window.addEventListener("offline", update);
  return () => {
    window.removeEventListener("online", update);
    window.removeEventListener("offline", update);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}
