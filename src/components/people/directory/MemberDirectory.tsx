import { type ReactNode, useRef } from "react";
import { elementIds } from "../../../domain/element-ids";
import {
  type DirectoryView,
  type DirectoryState,
  isFiltering,
  rankedMembers,
} from "../../../domain/directory/directory-filter";
import { type DirectoryStart, useMemberDirectory } from "../../../hooks/directory/useMemberDirectory";
import { isUsed } from "../../../model/parts";
import type { DirectoryMember } from "../../../domain/directory/member-index";
import { lateComponent } from "../../../hooks/loading/late-component";
import type { Paging } from "../../../hooks/useShownCount";
import { shiftText } from "../../../domain/directory/member-words";
import { AddressDependent } from "../../content/AddressDependent";
import { PhoneFold } from "../../content/PhoneFold";
import { FailedPart } from "../../content/states/FailedPart";
import { PageHeader } from "../../content/page/PageHeader";
import { ChoiceButtons } from "../../ui/controls/ChoiceButtons";
import { FilterSummary } from "../../content/states/FilterSummary";
import { PrintedLeaderboard, PrintedLines, NoRankedMembers } from "../leaderboard/PrintedLeaderboard";
import type { LeaderboardStart } from "../leaderboard/leaderboard-start";
import { AllMembers, AllMembersLink } from "./AllMembers";
import { MemberFilters, tierTitle } from "./MemberFilters";
import { t } from "../../../words/t";
import * as styles from "./MemberDirectory.module.css";

const views: readonly { readonly value: DirectoryView; readonly label: string }[] = [
  { value: "all", label: t("All Members") },
  { value: "codeforces", label: t("Codeforces Rank") },
];

interface MemberDirectoryProps extends DirectoryStart {
  readonly leaderboard: LeaderboardStart;
  readonly contests?: ReactNode;
}

/** The page of all members. The first screen comes with the page, the rest when someone searches or scrolls. */
export function MemberDirectory({ leaderboard, contests, ...start }: MemberDirectoryProps) {
  const { first, total } = start;
  const directory = useMemberDirectory(start);
  const { state, choose, matching, isComplete } = directory;
  const isLeaderboard = isUsed("codeforces") && state.view === "codeforces";
  const found = isLeaderboard ? rankedMembers(matching).length : matching.length;
  const isNarrowed = isFiltering(state) || state.tier !== "";
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => choose({ query: "", session: "", shift: "", tier: "" });
  const clear = () => {
    showAll();
    // The button disappears, so move the focus first.
    field.current?.focus();
  };
  return (
    <>
      <PageHeader title={t("Club Members")} place="members" command="ls | wc -l">
        <p>{t("{count, plural, one {# member} other {# members}}", { count: total })}</p>
      </PageHeader>
      <AddressDependent
        reads={["q", "session", "shift", "tier"]}
        fragment={isUsed("codeforces") ? elementIds.codeforces : ""}
      >
        <div className={`container ${styles.directory ?? ""}`}>
          {isUsed("codeforces") && (
            <ChoiceButtons
              label={t("View as")}
              choices={views}
              chosen={state.view}
              onChoose={(view) => choose({ view })}
            />
          )}
          <PhoneFold needsScripts chosen={chosenWords(state)}>
            <MemberFilters
              sessions={first.sessions}
              shifts={first.shifts}
              filter={state}
              hasTiers={isLeaderboard}
              field={field}
              onType={directory.type}
              onChoose={choose}
              onApproach={directory.wantAll}
            />
            <FilterSummary
              found={
                isFiltering(state) && state.tier === "" && isComplete
                  ? t("{count, plural, one {# member found} other {# members found}}", { count: found })
                  : ""
              }
              isFiltering={isNarrowed}
              onClear={clear}
            />
          </PhoneFold>
          <div className={styles.results} data-partial={!directory.startsWhole || undefined} data-pagefind-ignore="">
            {isLeaderboard && (
              <CodeforcesMembers
                start={leaderboard}
                contests={contests}
                members={isComplete ? directory.members : undefined}
                hasFailed={directory.failure !== undefined}
                state={state}
                paging={directory.paging}
                onShowAll={showAll}
              />
            )}
            {!isLeaderboard && (directory.isKnown || !directory.failure) && (
              <AllMembers
                paging={directory.paging}
                members={matching}
                total={isComplete ? matching.length : total}
                isLoading={directory.isLoading}
                hasFailed={directory.failure !== undefined}
                onEnd={directory.wantAll}
                isNarrowed={isNarrowed}
              />
            )}
            {directory.failure && (
              <FailedPart
                title={t("The whole list could not be loaded")}
                failure={directory.failure}
                onRetry={directory.retry}
              />
            )}
          </div>
          {!directory.startsWhole && <AllMembersLink total={total} />}
          {isUsed("codeforces") && <PrintedLeaderboard start={leaderboard} />}
        </div>
      </AddressDependent>
    </>
  );
}

function chosenWords({ query, session, shift, tier }: DirectoryState): readonly string[] {
  return [query, session, shift && shiftText(shift), tierTitle(tier)];
}

const useLiveLeaderboard = lateComponent(async () => (await import("../leaderboard/LiveLeaderboard")).LiveLeaderboard);

interface CodeforcesMembersProps {
  readonly start: LeaderboardStart;
  readonly contests: ReactNode;
  /** Undefined until all have been loaded. */
  readonly members: readonly DirectoryMember[] | undefined;
  readonly hasFailed: boolean;
  readonly state: DirectoryState;
  readonly paging: Paging;
  readonly onShowAll: () => void;
}

/** The leaderboard, and other information for competitors: beside it, or below it on phones. */
function CodeforcesMembers({ contests, ...props }: CodeforcesMembersProps) {
  return (
    <div className={styles.board}>
      {props.start.total === 0 ? <NoRankedMembers /> : <RankedMembers {...props} />}
      {contests}
    </div>
  );
}

/** The lines as the build printed them, until the code of the leaderboard has loaded, and if that fails. */
function RankedMembers(props: Omit<CodeforcesMembersProps, "contests">) {
  const { Component: LiveLeaderboard, failure, retry } = useLiveLeaderboard();
  if (LiveLeaderboard) return <LiveLeaderboard {...props} />;
  return (
    <div>
      {failure && (
        <FailedPart title={t("The live leaderboard could not be loaded")} failure={failure} onRetry={retry} />
      )}
      <PrintedLines start={props.start} />
    </div>
  );
}
