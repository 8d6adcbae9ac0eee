import { lazy, Suspense, useMemo } from "react";
import type { DirectoryState } from "../../../domain/directory/directory-address";
import { unpackMembers, type DirectoryMember } from "../../../domain/directory/member-index";
import { rankedMembers } from "../../../domain/directory/search-members";
import { unpackSnapshot } from "../../../domain/ratings/snapshot";
import { Leaderboard, NoRankedMembers } from "../ranking/Leaderboard";
import type { LiveLeaderboardProps } from "../ranking/LiveLeaderboard";
import type { RankingStart } from "../ranking/ranking-start";

/** Should its code not come, the board stands there with what came along with the page. */
const LiveLeaderboard = lazy(() =>
  import("../ranking/LiveLeaderboard").then(
    (module) => ({ default: module.LiveLeaderboard }),
    () => ({ default: StandingLeaderboard }),
  ),
);

interface CodeforcesMembersProps {
  readonly start: RankingStart;
  /** Undefined as long as not all have been loaded. */
  readonly members: readonly DirectoryMember[] | undefined;
  readonly state: DirectoryState;
  readonly onShowAll: () => void;
}

/** Those of the members who take part in the Codeforces ranking, ranked. */
export function CodeforcesMembers({ start, members, state, onShowAll }: CodeforcesMembersProps) {
  const eligible = useMemo(
    () => (members ? rankedMembers(members) : (unpackMembers(start.top) ?? [])),
    [members, start],
  );
  const snapshot = useMemo(() => unpackSnapshot(start.ratings), [start]);
  if (start.total === 0) return <NoRankedMembers isNarrowed={false} />;
  const props = {
    members: eligible,
    total: start.total,
    state,
    onShowAll,
    isComplete: members !== undefined,
    start: snapshot,
    ratingsAddress: start.ratingsAddress,
  };
  return (
    <Suspense fallback={<StandingLeaderboard {...props} isOnItsWay />}>
      <LiveLeaderboard {...props} />
    </Suspense>
  );
}

const nothing = new Map<string, never>();

/** The board without live ratings. */
function StandingLeaderboard(props: LiveLeaderboardProps & { readonly isOnItsWay?: boolean }) {
  const { members, total, state, onShowAll, start, isOnItsWay = false } = props;
  const scope = { members, total, state, onShowAll };
  const status = isOnItsWay ? "waiting" : "failed";
  const live = { status, asked: 0, found: 0, total, isWaiting: false, isOffline: false } as const;
  return <Leaderboard {...scope} snapshot={start} ratings={nothing} live={live} />;
}
