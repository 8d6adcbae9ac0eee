import { useCallback, useEffect, useMemo, useState } from "react";
import { fetchStatus } from "../../../../domain/ratings/leaderboard";
import type { Rating } from "../../../../domain/ratings/rating";
import { ShortMemory } from "../../../../domain/remembered";
import { MINUTE } from "../../../../domain/time/club-time";
import { useOnline } from "../../../../hooks/codeforces/ask-online";
import { askRatings, knownRatings, type RoundProgress } from "./ask-ratings";

const FIVE_MINUTES = 5 * MINUTE;

/** Fetched ratings are kept for five minutes (docs/behaviour.md#leaderboard), on all pages. */
const ratingMemory = new ShortMemory<Rating>(FIVE_MINUTES);
const roundMemory = new ShortMemory<RoundProgress>(FIVE_MINUTES);

interface LiveRatings extends RoundProgress {
  readonly status: "loading" | "success" | "partial" | "failed" | "unasked";
  readonly isOffline: boolean;
  readonly again: () => void;
}

/** A round of calls, running or complete. */
interface Round {
  readonly handles: readonly string[];
  readonly progress: RoundProgress;
  readonly isComplete: boolean;
}

const none: readonly string[] = [];

/**
 * The ratings of these handles, requested one after the other; leaving the view cancels the rest.
 *
 * @param known each handle once, the same list while nothing changes; undefined until they are known
 */
export function useLiveRatings(known: readonly string[] | undefined): LiveRatings {
  const handles = known ?? none;
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((last) => last + 1), []);
  const remembered = useMemo(() => rememberedRound(handles), [handles]);
  const [latest, setLatest] = useState(remembered);
  const round = latest.handles === handles ? latest : remembered;

  useEffect(() => {
    const isNeeded = handles.length > 0 && (attempt > 0 || !remembered.isComplete);
    if (!isNeeded) return undefined;
    const leaving = new AbortController();
    askRatings({
      handles,
      memory: ratingMemory,
      signal: leaving.signal,
      onProgress: (progress) => setLatest({ handles, progress, isComplete: false }),
    }).then(
      (progress) => {
        roundMemory.set(handles.join(";"), progress, performance.now());
        setLatest({ handles, progress, isComplete: true });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [handles, attempt, remembered]);

  // Unanswered calls may have failed because the connection was breaking.
  const { failures, ratings } = round.progress;
  const isCutOff = round.isComplete && (failures.has("unreachable") || failures.has("timeout"));
  useEffect(() => {
    if (!isCutOff) return undefined;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isCutOff, again]);

  const result = round.isComplete ? fetchStatus(handles.length, ratings.size) : "loading";
  return { ...round.progress, status: known?.length === 0 ? "unasked" : result, isOffline: !isOnline, again };
}

/** The round of the last minutes; without one, a round that begins with the ratings of the last minutes. */
function rememberedRound(handles: readonly string[]): Round {
  const complete = roundMemory.get(handles.join(";"), performance.now());
  if (complete) return { handles, progress: complete, isComplete: true };
  const ratings = knownRatings(handles, ratingMemory);
  return {
    handles,
    progress: { asked: ratings.size, isWaiting: false, ratings, failures: new Set() },
    isComplete: false,
  };
}
