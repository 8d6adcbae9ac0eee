import { QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Snapshot } from "../../../domain/ratings/snapshot";
import { Leaderboard, type LeaderboardScope } from "./Leaderboard";
import { createQueryClient, useLiveRatings, useSnapshot } from "./useLiveRatings";

export interface LiveLeaderboardProps extends LeaderboardScope {
  /** Whether all who take part are known, so that they can be asked for. */
  readonly isComplete: boolean;
  /** The ratings that came with the page: those of the first screen. */
  readonly start: Snapshot | undefined;
  /** The address of all ratings of the snapshot; null without one. */
  readonly ratingsAddress: string | null;
}

/** What has been fetched stays for five minutes, on whatever page its reader is meanwhile. */
const client = createQueryClient();

/** The leaderboard with live ratings; it brings TanStack Query along and is loaded with this view alone. */
export function LiveLeaderboard(props: LiveLeaderboardProps) {
  return (
    <QueryClientProvider client={client}>
      <WithLiveRatings {...props} />
    </QueryClientProvider>
  );
}

function WithLiveRatings({ isComplete, start, ratingsAddress, ...scope }: LiveLeaderboardProps) {
  const { members, total } = scope;
  const handles = useMemo(() => (isComplete ? members.map(({ handle }) => handle) : []), [isComplete, members]);
  const { ratings, again, ...live } = useLiveRatings(handles);
  const snapshot = useSnapshot(ratingsAddress) ?? start;
  return (
    <Leaderboard
      {...scope}
      snapshot={snapshot}
      ratings={ratings}
      live={{ ...live, found: ratings.size, total, again }}
    />
  );
}
