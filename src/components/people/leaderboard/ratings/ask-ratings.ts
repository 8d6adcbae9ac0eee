import type { ApiFailure } from "../../../../domain/codeforces/answer";
import { handleKey, type Rating, type Ratings } from "../../../../domain/ratings/rating";
import type { ShortMemory } from "../../../../domain/remembered";
import { PACE } from "../../../../domain/codeforces/client";
import { userOf } from "../../../../domain/codeforces/users";
import { askCodeforces, pause } from "../../../../hooks/codeforces/ask-online";

/** In ms: between the end of one call and the start of the next, 150 (docs/behaviour.md#leaderboard); timers may be early. */
const PAUSE = 151;
/** After this many unanswered calls in a row, no more are made. */
const SILENCES = 3;
/** In ms: how often the leaderboard updates while answers come in. */
const REDRAW = 1_000;

/** The progress of a round of calls. */
export interface RoundProgress {
  /** How many members are done: requested, or known already. */
  readonly asked: number;
  readonly isWaiting: boolean;
  /** By the requested handles; at most one second behind. */
  readonly ratings: Ratings;
  readonly failures: ReadonlySet<ApiFailure>;
}

interface Round {
  readonly handles: readonly string[];
  /** The ratings of the last minutes, by `handleKey`: they are not requested again. */
  readonly memory: ShortMemory<Rating>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RoundProgress) => void;
}

/**
 * Requests one member after the other, never two at once; a member whose call fails is left out
 * (docs/behaviour.md#leaderboard).
 *
 * @returns the complete progress
 * @throws the signal's reason once it aborts
 */
export async function askRatings({ handles, memory, signal, onProgress }: Round): Promise<RoundProgress> {
  const found = new Map(knownRatings(handles, memory));
  const unknown = handles.filter((handle) => !found.has(handleKey(handle)));
  const failures = new Set<ApiFailure>();
  let progress: RoundProgress = { asked: found.size, isWaiting: false, ratings: new Map(found), failures };
  let drawnAt = performance.now();
  let gap = PAUSE;
  let silences = 0;
  const report = (change: Partial<RoundProgress>) => {
    progress = { ...progress, isWaiting: false, ...change };
    onProgress(progress);
  };

  report({});
  for (const [index, handle] of unknown.entries()) {
    if (index > 0) await pause(gap, signal);
    const onLimit = () => {
      // Once the limit was exceeded, calls keep the pace that the API allows.
      gap = PACE;
      report({ isWaiting: true });
    };
    const answer = await askCodeforces(userOf(handle), { signal, onLimit });
    if (answer.kind === "result") {
      found.set(handleKey(handle), answer.value);
      memory.set(handleKey(handle), answer.value, performance.now());
      silences = 0;
    } else {
      failures.add(answer.kind);
      silences = answer.kind === "timeout" || answer.kind === "limit" ? silences + 1 : 0;
      if (silences === SILENCES) break;
    }
    const isDrawn = performance.now() - drawnAt < REDRAW;
    if (!isDrawn) drawnAt = performance.now();
    report({ asked: progress.asked + 1, ...(!isDrawn && { ratings: new Map(found) }) });
  }
  signal.throwIfAborted();
  return { ...progress, isWaiting: false, ratings: found, failures };
}

export function knownRatings(handles: readonly string[], memory: ShortMemory<Rating>): Ratings {
  const now = performance.now();
  return new Map(
    handles.flatMap((handle) => {
      const rating = memory.get(handleKey(handle), now);
      return rating ? [[handleKey(handle), rating]] : [];
    }),
  );
}
