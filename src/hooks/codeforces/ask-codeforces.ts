import type { ApiAnswer, ApiFailure } from "../../domain/codeforces/api-answer";
import type { Rating } from "../../domain/ratings/rating";
import { ratingFrom, readUserInfo, userInfoAddress } from "../../domain/ratings/user-answers";

/** In ms: a call that takes longer counts as not answered. */
const PATIENCE = 10_000;
/** In ms: the pause after the first 'Call limit exceeded'; it doubles each time. */
export const LIMIT_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
const LIMIT_RETRIES = 3;
/** In ms. */
const OFFLINE_PAUSE = 150;

/** A call that got no value. */
class ApiError extends Error {
  constructor(readonly failure: ApiFailure) {
    super(`The Codeforces API gave no answer: ${failure}`);
  }
}

/** A question to the API of Codeforces. */
interface Question<Value> {
  readonly address: string;
  /** A value of undefined says that the result holds nothing of use. */
  readonly read: (json: unknown) => ApiAnswer<Value | undefined>;
  readonly signal: AbortSignal;
  /** Called each time before a pause because of the API's limit. */
  readonly onLimit: () => void;
}

/**
 * Asks the API one question. While the reader is offline it waits, and it asks again after 'Call limit exceeded', up to
 * 3 times. Every other failure is final.
 *
 * @throws the signal's reason once it aborts
 */
export async function askCodeforces<Value>(
  question: Question<Value>,
): Promise<{ readonly value: Value } | { readonly failure: ApiFailure }> {
  const { signal, onLimit } = question;
  let retries = 0;
  for (;;) {
    await whenOnline(signal);
    try {
      return { value: await askOnce(question) };
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof ApiError ? error.failure : "unusable";
      if (!navigator.onLine) await pause(OFFLINE_PAUSE, signal);
      else if (failure === "limit" && retries < LIMIT_RETRIES) {
        onLimit();
        await pause(Math.min(LIMIT_PAUSE * 2 ** retries, LONGEST_PAUSE), signal);
        retries += 1;
      } else return { failure };
    }
  }
}

/** @throws ApiError where the API gives no value */
async function askOnce<Value>({ address, read, signal }: Question<Value>): Promise<Value> {
  signal.throwIfAborted();
  const call = new AbortController();
  const leave = () => call.abort();
  signal.addEventListener("abort", leave, { once: true });
  const timer = setTimeout(() => call.abort(new ApiError("timeout")), PATIENCE);
  try {
    const response = await fetch(address, { signal: call.signal, referrerPolicy: "no-referrer" });
    if (response.status === 429) throw new ApiError("limit");
    const answer = read(await jsonOf(response));
    if (answer.kind === "result" && answer.value !== undefined) return answer.value;
    throw new ApiError(answer.kind === "limit" || answer.kind === "unknown" ? answer.kind : "unusable");
  } catch (error) {
    throw error instanceof TypeError ? new ApiError("unreachable") : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", leave);
  }
}

/** Codeforces answers errors in JSON, whatever the status; a server in front of it answers with a page. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ApiError(response.status >= 500 ? "unreachable" : "unusable");
  }
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

interface UserQuestion {
  readonly api: string;
  readonly handle: string;
  readonly signal: AbortSignal;
  /** Called each time before a pause because of the API's limit. */
  readonly onLimit: () => void;
}

/**
 * Asks who has a handle and how they are rated. Codeforces answers an old handle with the new one.
 *
 * @throws the signal's reason once it aborts
 */
export function askUser({ api, handle, ...rest }: UserQuestion) {
  return askCodeforces({ address: userInfoAddress(api, [handle]), read: readUser, ...rest });
}

function readUser(json: unknown): ApiAnswer<Rating | undefined> {
  const answer = readUserInfo(json);
  return answer.kind === "result" ? { kind: "result", value: ratingFrom(answer) } : answer;
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
