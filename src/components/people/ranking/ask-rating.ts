import type { Rating } from "../../../domain/ratings/rating";
import { ratingFrom, readUserInfo, userInfoAddress } from "../../../domain/ratings/user-info";

/** In ms: who has not answered by then does not count as somebody who answers. */
const PATIENCE = 10_000;

/** The API took no more calls. */
export class CallLimit extends Error {}

/** The API said nothing at all. */
export class Silence extends Error {}

/** The rating of one member. Throws where the API gives none: what failed is asked for again the next time. */
export async function askRating(api: string, handle: string, signal: AbortSignal): Promise<Rating> {
  signal.throwIfAborted();
  const call = new AbortController();
  const leave = () => call.abort();
  signal.addEventListener("abort", leave, { once: true });
  const timer = setTimeout(() => call.abort(new Silence()), PATIENCE);
  try {
    const response = await fetch(userInfoAddress(api, [handle]), {
      signal: call.signal,
      referrerPolicy: "no-referrer",
    });
    if (response.status === 429) throw new CallLimit();
    // Codeforces explains itself in JSON whatever the status.
    const answer = readUserInfo(await response.json());
    if (answer.kind === "limit") throw new CallLimit();
    const rating = ratingFrom(answer, handle);
    if (!rating) throw new Error(`The ratings API answered ${response.status} without a rating of ${handle}`);
    return rating;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", leave);
  }
}
