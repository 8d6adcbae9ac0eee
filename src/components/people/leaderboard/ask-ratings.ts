import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { handleKey, type Rating, type Ratings } from "../../../domain/ratings/rating";
import type { RatingFailure } from "../../../domain/ratings/rating-failure";
import { askRating, RatingError } from "./ask-rating";
import { pause } from "./pause";

/** In ms: at least 150 from the end of one call to the start of the next (docs/behaviour.md#leaderboard); timers may fire a little early. */
const PAUSE = 151;
/** So many members in a row without any answer, and nobody else is asked for. */
const SILENCES = 3;
/** In ms: how long the first 'Call limit exceeded' is waited out, doubled each time. */
const LIMIT_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;
const LIMIT_RETRIES = 3;
/** In ms: how often the board is drawn anew while answers come in. */
const REDRAW = 1_000;

/** How far the calls have come. */
export interface Fetching {
  /** How many members have been asked for. */
  readonly asked: number;
  /** Whether the API's limit is being waited out. */
  readonly isWaiting: boolean;
}

/** What a round of calls brought. */
export interface RoundResult {
  /** By the handles that were asked for. */
  readonly ratings: Ratings;
  /** Why some calls brought no rating. */
  readonly failures: ReadonlySet<RatingFailure>;
}

interface Round {
  readonly api: string;
  /** Each of them once. */
  readonly handles: readonly string[];
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  readonly onProgress: (fetching: Fetching) => void;
  /** Called with all ratings so far, once a second at most. */
  readonly onRatings: (ratings: Ratings) => void;
}

/**
 * Asks for one member after the other, never two at once; a call that fails is left out (docs/behaviour.md#leaderboard).
 * What is known from the last minutes is not asked for again.
 */
export async function askRatings({ api, handles, client, signal, onProgress, onRatings }: Round): Promise<RoundResult> {
  const found = new Map<string, Rating>();
  const failures = new Set<RatingFailure>();
  const stop = () => void client.cancelQueries({ queryKey: ["rating"] });
  signal.addEventListener("abort", stop, { once: true });
  let drawn = performance.now();
  let silences = 0;
  let gap = PAUSE;
  let calls = 0;
  for (const [index, handle] of handles.entries()) {
    onProgress({ asked: index, isWaiting: false });
    const callsBefore = calls;
    const rating = await client
      .query({
        queryKey: ["rating", handleKey(handle)],
        queryFn: () => {
          calls += 1;
          return askRating(api, handle, signal);
        },
        retry: (count, error) => {
          if (signal.aborted) return false;
          // The next try waits until the reader is online again.
          if (isOffline()) return true;
          if (!isLimit(error) || count >= LIMIT_RETRIES) return false;
          // Once it has complained, the API's own pace is kept.
          gap = LIMIT_PAUSE;
          onProgress({ asked: index, isWaiting: true });
          return true;
        },
        retryDelay: (count, error) => (isLimit(error) ? Math.min(LIMIT_PAUSE * 2 ** count, LONGEST_PAUSE) : PAUSE),
      })
      .then(
        (answer) => {
          silences = 0;
          return answer;
        },
        (error: unknown) => {
          const failure = error instanceof RatingError ? error.failure : "unusable";
          failures.add(failure);
          silences = failure === "timeout" || failure === "limit" ? silences + 1 : 0;
          return null;
        },
      );
    signal.throwIfAborted();
    if (rating) found.set(handleKey(handle), rating);
    if (silences === SILENCES) break;
    if (calls === callsBefore || index === handles.length - 1) continue;
    if (performance.now() - drawn >= REDRAW) {
      onRatings(new Map(found));
      drawn = performance.now();
    }
    await pause(gap, signal);
  }
  signal.removeEventListener("abort", stop);
  return { ratings: found, failures };
}

function isLimit(error: unknown): boolean {
  return error instanceof RatingError && error.failure === "limit";
}

/** A call may break off before the browser has told that the connection is gone. */
function isOffline(): boolean {
  return !onlineManager.isOnline() || !navigator.onLine;
}
