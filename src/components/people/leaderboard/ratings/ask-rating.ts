import type { Rating, RatingFailure } from "../../../../domain/ratings/rating";
import { ratingFrom, readUserInfo, type UserInfo, userInfoAddress } from "../../../../domain/ratings/user-info";
import { pause } from "./pause";

/** In ms: a call that takes longer counts as not answered. */
const PATIENCE = 10_000;

/** A call that returned no rating. */
class RatingError extends Error {
  constructor(readonly failure: RatingFailure) {
    super(`The ratings API gave no rating: ${failure}`);
  }
}

/**
 * Asks for the rating of one member. A failed call is not cached: the next round makes it again.
 *
 * @throws RatingError where the API gives none
 */
async function askRating(api: string, handle: string, signal: AbortSignal): Promise<Rating> {
  signal.throwIfAborted();
  const call = new AbortController();
  const leave = () => call.abort();
  signal.addEventListener("abort", leave, { once: true });
  const timer = setTimeout(() => call.abort(new RatingError("timeout")), PATIENCE);
  try {
    const response = await fetch(userInfoAddress(api, [handle]), {
      signal: call.signal,
      referrerPolicy: "no-referrer",
    });
    if (response.status === 429) throw new RatingError("limit");
    const answer = await readAnswer(response);
    const rating = ratingFrom(answer);
    if (!rating) throw new RatingError(failureOf(answer));
    return rating;
  } catch (error) {
    throw error instanceof TypeError ? new RatingError("unreachable") : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", leave);
  }
}

/** Codeforces answers errors in JSON, whatever the status; a server in front of it answers with a page. */
async function readAnswer(response: Response): Promise<UserInfo> {
  try {
    return readUserInfo(await response.json());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new RatingError(response.status >= 500 ? "unreachable" : "unusable");
  }
}

function failureOf({ kind }: UserInfo): RatingFailure {
  return kind === "limit" || kind === "unknown" ? kind : "unusable";
}

/** In ms: the pause after the first 'Call limit exceeded'; it doubles each time. */
export const LIMIT_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
const LIMIT_RETRIES = 3;
/** In ms. */
const OFFLINE_PAUSE = 150;

/** The result of asking for one member. */
type RatingAnswer = { readonly rating: Rating } | { readonly failure: RatingFailure };

interface Question {
  readonly api: string;
  readonly handle: string;
  readonly signal: AbortSignal;
  /** Called each time before a pause because of the API's limit. */
  readonly onLimit: () => void;
}

/**
 * Asks for the rating of one member. While the reader is offline it waits, and it asks again after 'Call limit
 * exceeded', up to 3 times. Every other failure is final.
 *
 * @throws the signal's reason once it aborts
 */
export async function askWithRetries({ api, handle, signal, onLimit }: Question): Promise<RatingAnswer> {
  let retries = 0;
  for (;;) {
    await whenOnline(signal);
    try {
      return { rating: await askRating(api, handle, signal) };
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof RatingError ? error.failure : "unusable";
      if (!navigator.onLine) await pause(OFFLINE_PAUSE, signal);
      else if (failure === "limit" && retries < LIMIT_RETRIES) {
        onLimit();
        await pause(Math.min(LIMIT_PAUSE * 2 ** retries, LONGEST_PAUSE), signal);
        retries += 1;
      } else return { failure };
    }
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
