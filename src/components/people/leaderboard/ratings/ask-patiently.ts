import type { Rating } from "../../../../domain/ratings/rating";
import type { RatingFailure } from "../../../../domain/ratings/rating-failure";
import { askRating, RatingError } from "./ask-rating";
import { pause } from "./pause";
import { whenOnline } from "./when-online";

/** In ms: the pause after the first 'Call limit exceeded'; it doubles each time. */
export const LIMIT_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
const LIMIT_RETRIES = 3;
/** In ms. */
const OFFLINE_PAUSE = 150;

/** The result of asking for one member. */
export type RatingAnswer = { readonly rating: Rating } | { readonly failure: RatingFailure };

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
export async function askPatiently({ api, handle, signal, onLimit }: Question): Promise<RatingAnswer> {
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
