import { buildInfo } from "../../model/build-info";
import { propertyOf } from "../shape";
import { parseUrl } from "../../model/values/parse-url";
import type { Answer, Failure, Question } from "./answer";

/** In ms: the API allows one call every two seconds. */
export const PACE = 2_000;
const LONGEST_PAUSE = 30_000;

const PUBLIC_API = "https://codeforces.com/api";

/**
 * The base of the API, without a slash at its end.
 *
 * @param named what `GATSBY_CODEFORCES_API` says
 */
export function codeforcesApi(named = buildInfo().codeforcesApi): string {
  const base = named?.trim().replace(/\/+$/, "");
  return base && parseUrl(base) ? base : PUBLIC_API;
}

/**
 * Calls the API once.
 *
 * @param patience in ms: a call that takes longer has failed
 * @throws the signal's reason once it aborts
 */
export async function callCodeforces<Value>(
  { path, read }: Question<Value>,
  patience: number,
  signal?: AbortSignal,
): Promise<Answer<Value>> {
  signal?.throwIfAborted();
  const call = new AbortController();
  const leave = () => call.abort();
  signal?.addEventListener("abort", leave, { once: true });
  const lateness = new Error("No answer in time");
  const timer = setTimeout(() => call.abort(lateness), patience);
  try {
    const response = await fetch(`${codeforcesApi()}/${path}`, { signal: call.signal, referrerPolicy: "no-referrer" });
    if (response.status === 429) return { kind: "limit", comment: "" };
    // Codeforces explains itself in JSON whatever the status; a server in front of it answers with a page.
    const json: unknown = await response.json().catch((error: unknown) => {
      if (propertyOf(error, "name") !== "SyntaxError") throw error;
      return undefined;
    });
    const answer = json === undefined && response.status >= 400 ? unreachable("") : read(json);
    return "comment" in answer && answer.comment === "" && response.status >= 400
      ? { ...answer, comment: `HTTP ${response.status}` }
      : answer;
  } catch (error) {
    signal?.throwIfAborted();
    if (call.signal.reason === lateness) return { kind: "timeout", comment: "" };
    if (!(error instanceof TypeError)) throw error;
    return unreachable(error.message);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
}

function unreachable(comment: string): Failure {
  return { kind: "unreachable", comment };
}

/** How long a program waits for the API, and how often it asks again. */
interface RetryPolicy {
  readonly retries: number;
  readonly isPassing: (failure: Failure) => boolean;
  /** @param duration in ms */
  readonly pause: (duration: number) => Promise<void>;
  /** @param duration of the pause before the next call, in ms */
  readonly onRetry: (failure: Failure, duration: number) => void;
}

/** Asks until there is an answer or a failure that is final, with ever longer pauses in between. */
export async function askAgain<Value>(
  ask: () => Promise<Answer<Value>>,
  { retries, isPassing, pause, onRetry }: RetryPolicy,
): Promise<Answer<Value>> {
  for (let failures = 0; ; failures += 1) {
    const answer = await ask();
    if (answer.kind === "result" || failures === retries || !isPassing(answer)) return answer;
    const duration = Math.min(PACE * 2 ** failures, LONGEST_PAUSE);
    onRetry(answer, duration);
    await pause(duration);
  }
}
