import { QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import type { DirectoryState } from "../../../domain/directory/directory-address";
import { unpackMembers, type DirectoryMember } from "../../../domain/directory/member-index";
import { rankedMembers } from "../../../domain/directory/search-members";
import { unpackSnapshot } from "../../../domain/ratings/snapshot";
import { Leaderboard } from "./Leaderboard";
import type { RankingStart } from "./ranking-start";
import { createQueryClient, useLiveRatings, useSnapshot } from "./useLiveRatings";

interface LiveLeaderboardProps {
  readonly start: RankingStart;
  /** Everybody; undefined as long as not all have been loaded. */
  readonly members: readonly DirectoryMember[] | undefined;
  /** They could not be loaded: there is nobody to ask for. */
  readonly hasFailed: boolean;
  readonly state: DirectoryState;
  /** Takes all filters away. */
  readonly onShowAll: () => void;
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

function WithLiveRatings({ start, members, hasFailed, state, onShowAll }: LiveLeaderboardProps) {
  // The first of the ranking came with the page; nobody is asked for before all are known.
  const eligible = useMemo(
    () => (members ? rankedMembers(members) : (unpackMembers(start.top) ?? [])),
    [members, start],
  );
  const handles = useMemo(
    () => (members ? eligible.flatMap(({ handle }) => handle || []) : undefined),
    [members, eligible],
  );
  const printed = useMemo(() => unpackSnapshot(start.ratings), [start]);
  const snapshot = useSnapshot(start.ratingsAddress) ?? printed;
  const { ratings, ...live } = useLiveRatings(handles ?? (hasFailed ? [] : undefined));
  return (
    <Leaderboard
      members={eligible}
      total={start.total}
      state={state}
      onShowAll={onShowAll}
      snapshot={snapshot}
      ratings={ratings}
      live={{ ...live, found: ratings.size, total: handles?.length ?? start.total }}
    />
  );
}
