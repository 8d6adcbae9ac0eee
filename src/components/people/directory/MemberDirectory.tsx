import { useCallback, useMemo, useState } from "react";
import { groupDigits } from "../../../domain/amounts";
import { directoryAddress, type DirectoryView } from "../../../domain/directory/directory-address";
import { unpackMembers, type MemberIndex } from "../../../domain/directory/member-index";
import { isFiltering, rankedMembers, searchMembers } from "../../../domain/directory/search-members";
import { useDirectoryState } from "../../../hooks/useDirectoryState";
import { useMemberIndex } from "../../../hooks/useMemberIndex";
import { PageHeader } from "../../content/PageHeader";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { AllMembers } from "./AllMembers";
import { AllMembersLink } from "./AllMembersLink";
import { CodeforcesMembers } from "./CodeforcesMembers";
import { LoadingFailure } from "./LoadingFailure";
import * as styles from "./MemberDirectory.module.css";
import { MemberFilters } from "./MemberFilters";

interface MemberDirectoryProps {
  /** The members of the first screen, and all sessions and shifts. */
  readonly first: MemberIndex;
  readonly total: number;
  /** The address of the index of all members. */
  readonly indexAddress: string;
}

const views: readonly { readonly value: DirectoryView; readonly label: string }[] = [
  { value: "all", label: "All Members" },
  { value: "codeforces", label: "Codeforces Rank" },
];

/** The page of all members. The first screen comes with it, the rest once somebody searches or scrolls. */
export function MemberDirectory({ first, total, indexAddress }: MemberDirectoryProps) {
  const { state, type, choose } = useDirectoryState(first);
  const firstMembers = useMemo(() => unpackMembers(first) ?? [], [first]);
  const [wantsAll, setWantsAll] = useState(false);
  const wantAll = useCallback(() => setWantsAll(true), []);
  const hasAll = firstMembers.length === total;
  const needsAll = !hasAll && (wantsAll || isFiltering(state) || state.view === "codeforces");
  const index = useMemberIndex(indexAddress, needsAll);
  const members = index.members ?? firstMembers;
  const isComplete = members.length === total;
  const hasFailed = index.hasFailed && !isComplete;
  // What was found among the first 20 says nothing about the rest.
  const isShown = !hasFailed || (state.view === "all" && !isFiltering(state));
  const matching = useMemo(() => searchMembers(members, state), [members, state]);
  const found = state.view === "codeforces" ? rankedMembers(matching).length : matching.length;
  const results = {
    of: directoryAddress(state),
    members: matching,
    total: isComplete ? matching.length : total,
    isLoading: index.isLoading,
    onEnd: wantAll,
  };
  return (
    <>
      <PageHeader title="Club Members" place="members" command="ls | wc -l">
        <p>{countText(total)}</p>
      </PageHeader>
      <div className={`container ${styles.directory ?? ""}`}>
        <ChoiceButtons
          label="View as"
          showLabel
          choices={views}
          chosen={state.view}
          onChoose={(view) => choose({ view })}
        />
        <MemberFilters
          sessions={first.sessions}
          shifts={first.shifts}
          filter={state}
          onType={type}
          onChoose={choose}
          onApproach={wantAll}
        />
        <p role="status" className={styles.found}>
          {isFiltering(state) && isComplete && `${countText(found)} found`}
        </p>
        {hasFailed && <LoadingFailure onRetry={index.retry} />}
        {isShown && state.view === "codeforces" && <CodeforcesMembers {...results} />}
        {isShown && state.view === "all" && <AllMembers {...results} />}
        {!hasAll && <AllMembersLink total={total} />}
      </div>
    </>
  );
}

function countText(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? "member" : "members"}`;
}
