import { groupDigits } from "../../../domain/amounts";
import { directoryAddress, type DirectoryView } from "../../../domain/directory/directory-address";
import { isFiltering, rankedMembers } from "../../../domain/directory/search-members";
import { useMemberDirectory, type DirectoryStart } from "../../../hooks/useMemberDirectory";
import { PageHeader } from "../../content/PageHeader";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { AllMembers } from "./AllMembers";
import { AllMembersLink } from "./AllMembersLink";
import { CodeforcesMembers } from "./CodeforcesMembers";
import { FilterOutcome } from "./FilterOutcome";
import { LoadingFailure } from "./LoadingFailure";
import * as styles from "./MemberDirectory.module.css";
import { MemberFilters } from "./MemberFilters";

const views: readonly { readonly value: DirectoryView; readonly label: string }[] = [
  { value: "all", label: "All Members" },
  { value: "codeforces", label: "Codeforces Rank" },
];

/** The page of all members. The first screen comes with it, the rest once somebody searches or scrolls. */
export function MemberDirectory({ first, total, indexAddress }: DirectoryStart) {
  const directory = useMemberDirectory({ first, total, indexAddress });
  const { state, choose, matching, isComplete } = directory;
  const List = state.view === "codeforces" ? CodeforcesMembers : AllMembers;
  const found = state.view === "codeforces" ? rankedMembers(matching).length : matching.length;
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
          onType={directory.type}
          onChoose={choose}
          onApproach={directory.wantAll}
        />
        <FilterOutcome
          found={isFiltering(state) && isComplete ? `${countText(found)} found` : ""}
          isFiltering={isFiltering(state)}
          onClear={() => choose({ query: "", session: "", shift: "" })}
        />
        <div className={styles.results} data-partial={!directory.startsWhole || undefined} data-pagefind-ignore="">
          {(directory.isKnown || !directory.hasFailed) && (
            <List
              of={directoryAddress(state)}
              members={matching}
              total={isComplete ? matching.length : total}
              isLoading={directory.isLoading}
              onEnd={directory.wantAll}
            />
          )}
          {directory.hasFailed && <LoadingFailure onRetry={directory.retry} />}
        </div>
        {!directory.startsWhole && <AllMembersLink total={total} />}
      </div>
    </>
  );
}

function countText(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? "member" : "members"}`;
}
