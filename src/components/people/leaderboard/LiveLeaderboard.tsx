import { useMemo, useEffect, useState } from "react";
import { type DirectoryState, rankedMembers } from "../../../domain/directory/directory-filter";
import { unpackMembers, type DirectoryMember } from "../../../domain/directory/member-index";
import { handleKey, SAMPLE_RATINGS } from "../../../domain/ratings/rating";
import { unpackSnapshot, parse, type Snapshot } from "../../../domain/ratings/snapshot";
import type { Paging } from "../../../hooks/useShownCount";
import { useDataFile } from "../../../hooks/loading/useLoading";
import { dataFile } from "../../../hooks/loading/data-file";
import { Leaderboard } from "./Leaderboard";
import type { LeaderboardStart } from "./leaderboard-start";
import { useLiveRatings } from "./ratings/useLiveRatings";

interface LiveLeaderboardProps {
  readonly start: LeaderboardStart;
  /** All members; undefined until all have been loaded. */
  readonly members: readonly DirectoryMember[] | undefined;
  /** True if loading them has failed; then no ratings are requested. */
  readonly hasFailed: boolean;
  readonly state: DirectoryState;
  readonly paging: Paging;
  readonly onShowAll: () => void;
}

const noHandles: readonly string[] = [];

/** The leaderboard with live ratings. Its code is loaded only with this view. */
export function LiveLeaderboard({ start, members, hasFailed, state, paging, onShowAll }: LiveLeaderboardProps) {
  // The top of the leaderboard came with the page. No ratings are requested before all members are known.
  const eligible = useMemo(() => (members ? rankedMembers(members) : unpackMembers(start.top)), [members, start]);
  const handles = useMemo(() => (members ? handlesOf(eligible) : undefined), [members, eligible]);
  const printed = useMemo(() => (start.ratings ? unpackSnapshot(start.ratings) : undefined), [start]);
  const snapshot = useSnapshot(start.ratingsAddress) ?? printed;
  const live = useLiveRatings(handles ?? (hasFailed ? noHandles : undefined));
  return (
    <Leaderboard
      members={eligible}
      total={members ? eligible.length : start.total}
      hasFailed={hasFailed}
      state={state}
      paging={paging}
      onShowAll={onShowAll}
      snapshot={snapshot}
      ratings={live.ratings}
      live={{ ...live, found: live.ratings.size, total: handles?.length ?? start.total }}
      note={start.isSample && live.status !== "success" ? SAMPLE_RATINGS : ""}
    />
  );
}

/** Two members may share a handle, which is requested once. */
function handlesOf(members: readonly DirectoryMember[]): readonly string[] {
  const named = members.filter(({ handle }) => handle !== "");
  return [...new Map(named.map(({ handle }) => [handleKey(handle), handle])).values()];
}

const MOST_RETRIES = 3;
/** In ms: before the first retry; each further one waits twice as long. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;

/**
 * All ratings as they were when the site was built; undefined until they are loaded, and if there are none. The
 * leaderboard also works without them, so it has no button to retry, but retries up to 3 times.
 */
function useSnapshot(address: string | null): Snapshot | undefined {
  const { data, failure, retry } = useDataFile(snapshotFile, address ?? "", address !== null);
  const [retries, setRetries] = useState(0);
  useEffect(() => {
    if (failure !== "unreachable" || retries === MOST_RETRIES) return undefined;
    const again = () => {
      setRetries(retries + 1);
      retry();
    };
    const timer = setTimeout(again, Math.min(FIRST_DELAY * 2 ** retries, LONGEST_DELAY));
    return () => clearTimeout(timer);
  }, [failure, retries, retry]);
  return data;
}

const snapshotFile = dataFile(parse);
