import type { Rating } from "../../../../domain/ratings/rating";
import type { RatingFailure } from "../../../../domain/ratings/rating-failure";
import { ratingFrom, readUserInfo, userInfoAddress, type UserInfo } from "../../../../domain/ratings/user-info";

/** In ms: a call that takes longer counts as not answered. */
const PATIENCE = 10_000;

/** A call that returned no rating. */
export class RatingError extends Error {
  constructor(readonly failure: RatingFailure) {
    super(`The ratings API gave no rating: ${failure}`);
  }
}

/**
 * Asks for the rating of one member. A failed call is not cached: the next round makes it again.
 *
 * @throws RatingError where the API gives none
 */
export async function askRating(api: string, handle: string, signal: AbortSignal): Promise<Rating> {
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
