import { lazy, Suspense } from "react";
import type { DirectoryState } from "../../../domain/directory/directory-address";
import type { DirectoryMember } from "../../../domain/directory/member-index";
import type { Paging } from "../../../hooks/useShownCount";
import { EmptyState } from "../../content/EmptyState";
import { PrintedLines } from "../ranking/PrintedLeaderboard";
import type { RankingStart } from "../ranking/ranking-start";

/** Should its code not come, the board stands there as it was printed. */
const LiveLeaderboard = lazy(() =>
  import("../ranking/LiveLeaderboard").then(
    (module) => ({ default: module.LiveLeaderboard }),
    () => ({ default: PrintedLines }),
  ),
);

interface CodeforcesMembersProps {
  readonly start: RankingStart;
  /** Undefined as long as not all have been loaded. */
  readonly members: readonly DirectoryMember[] | undefined;
  readonly hasFailed: boolean;
  readonly state: DirectoryState;
  readonly paging: Paging;
  readonly onShowAll: () => void;
}

/** Those of the members who take part in the Codeforces ranking, ranked. */
export function CodeforcesMembers(props: CodeforcesMembersProps) {
  if (props.start.total === 0) return <NoRankedMembers />;
  return (
    <Suspense fallback={<PrintedLines start={props.start} />}>
      <LiveLeaderboard {...props} />
    </Suspense>
  );
}

/** What stands there instead of an empty ranking (specification 2 and 8). */
function NoRankedMembers() {
  return (
    <EmptyState title="No Codeforces members found">
      <p>Members need to have iscp: true to appear in this section.</p>
    </EmptyState>
  );
}
