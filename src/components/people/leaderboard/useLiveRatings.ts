import { onlineManager, QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { fetchStatus } from "../../../domain/ratings/leaderboard";
import type { Ratings } from "../../../domain/ratings/rating";
import type { RatingFailure } from "../../../domain/ratings/rating-failure";
import type { Snapshot } from "../../../domain/ratings/snapshot";
import { ratingsApi } from "../../../domain/ratings/user-info";
import { askRatings, type Fetching, type RoundResult } from "./ask-ratings";
import { snapshotFile } from "./snapshot-file";

const FIVE_MINUTES = 5 * 60_000;

// TanStack's own listener hears nothing while no board is open, and would hold on to what was true before.
onlineManager.setEventListener((setOnline) => {
  const update = () => setOnline(navigator.onLine);
  update();
  window.addEventListener("online", update);
  window.addEventListener("offline", update);
  return () => {
    window.removeEventListener("online", update);
    window.removeEventListener("offline", update);
  };
});

/** 3 retries, a wait of at most 30 s before each, answers kept for 5 minutes (docs/behaviour.md#leaderboard). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (count) => Math.min(1000 * 2 ** count, 30_000),
        gcTime: FIVE_MINUTES,
        staleTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
}

/** How the live ratings stand. */
interface LiveRatings {
  readonly ratings: Ratings;
  readonly asked: number;
  readonly status: "loading" | "success" | "partial" | "failed" | "unasked";
  /** Why calls of this round brought no rating. */
  readonly failures: ReadonlySet<RatingFailure>;
  readonly isWaiting: boolean;
  readonly isOffline: boolean;
  readonly again: () => void;
}

const nobody: Ratings = new Map();
const noFailures: ReadonlySet<RatingFailure> = new Set();
const nobodyYet: readonly string[] = [];
const notBegun: Fetching = { asked: 0, isWaiting: false };

/**
 * The ratings of these handles, asked for one after the other; leaving the view cancels what is under way.
 *
 * @param known each handle once; undefined as long as they are not known
 */
export function useLiveRatings(known: readonly string[] | undefined): LiveRatings {
  const handles = known ?? nobodyYet;
  const client = useQueryClient();
  const round = handles.join(";");
  const progressKey = ["progress", round];
  const soFarKey = ["so far", round];
  const isOnline = useSyncExternalStore(
    (update) => onlineManager.subscribe(update),
    () => onlineManager.isOnline(),
    () => true,
  );
  const query = useQuery<RoundResult>({
    queryKey: ["round", round],
    enabled: handles.length > 0,
    // A call that fails costs its member the rating, not the round: there is nothing to retry.
    retry: false,
    // Calls that failed without an answer may have failed because the connection was about to go.
    refetchOnReconnect: ({ state }) => (isCutOff(state.data) ? "always" : false),
    queryFn: ({ signal }) =>
      askRatings({
        api: ratingsApi(process.env.GATSBY_CODEFORCES_API),
        handles,
        client,
        signal,
        onProgress: (fetching) => client.setQueryData(progressKey, fetching),
        onRatings: (ratings) => client.setQueryData(soFarKey, ratings),
      }),
  });
  const progress = useQuery<Fetching>({ queryKey: progressKey, queryFn: () => notBegun, enabled: false });
  const soFar = useQuery<Ratings>({ queryKey: soFarKey, queryFn: () => nobody, enabled: false });
  const { asked, isWaiting } = progress.data ?? notBegun;
  const isLoading = query.isPending || query.isFetching;
  const ratings = (isLoading ? soFar.data : query.data?.ratings) ?? query.data?.ratings ?? nobody;
  return {
    ratings,
    asked,
    isWaiting: isLoading && isWaiting,
    failures: query.data?.failures ?? noFailures,
    isOffline: !isOnline,
    status: known?.length === 0 ? "unasked" : isLoading ? "loading" : fetchStatus(handles.length, ratings.size),
    again: () => void query.refetch(),
  };
}

function isCutOff(result: RoundResult | undefined): boolean {
  return result !== undefined && (result.failures.has("unreachable") || result.failures.has("timeout"));
}

/** All ratings as they were when the site was built; undefined until they are there, and without any. */
export function useSnapshot(address: string | null): Snapshot | undefined {
  const { data } = useQuery({
    queryKey: ["snapshot", address],
    enabled: address !== null,
    queryFn: ({ signal }) => snapshotFile.load(address ?? "", signal),
  });
  return data;
}
