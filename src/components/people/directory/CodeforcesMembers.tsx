import type { DirectoryState } from "../../../domain/directory/directory-address";
import type { DirectoryMember } from "../../../domain/directory/member-index";
import { SAMPLE_RATINGS } from "../../../domain/ratings/rating";
import { lateComponent } from "../../../hooks/loading/late-component";
import type { Paging } from "../../../hooks/useShownCount";
import { FailedPart } from "../../content/states/FailedPart";
import { NoRankedMembers } from "../leaderboard/NoRankedMembers";
import { PrintedLines } from "../leaderboard/PrintedLeaderboard";
import type { LeaderboardStart } from "../leaderboard/leaderboard-start";

const useLiveLeaderboard = lateComponent(async () => (await import("../leaderboard/LiveLeaderboard")).LiveLeaderboard);

interface CodeforcesMembersProps {
  readonly start: LeaderboardStart;
  /** Undefined as long as not all have been loaded. */
  readonly members: readonly DirectoryMember[] | undefined;
  readonly hasFailed: boolean;
  readonly state: DirectoryState;
  readonly paging: Paging;
  readonly onShowAll: () => void;
}

/** The leaderboard of the members who take part. */
export function CodeforcesMembers(props: CodeforcesMembersProps) {
  return props.start.total === 0 ? <NoRankedMembers /> : <RankedMembers {...props} />;
}

/** Until the code of the leaderboard has loaded, and if it fails, its lines as the build printed them. */
function RankedMembers(props: CodeforcesMembersProps) {
  const { Component: LiveLeaderboard, failure, retry } = useLiveLeaderboard();
  if (LiveLeaderboard)
    return (
      <>
        {props.start.isSample && <p>{SAMPLE_RATINGS}</p>}
        <LiveLeaderboard {...props} />
      </>
    );
  return (
    <>
      {failure && <FailedPart title="The live leaderboard could not be loaded" failure={failure} onRetry={retry} />}
      <PrintedLines start={props.start} />
    </>
  );
}
