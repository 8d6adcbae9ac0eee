import { EmptyState } from "../../content/states/EmptyState";
import { MemberResults, type MemberResultsProps } from "./MemberResults";

interface AllMembersProps extends Omit<MemberResultsProps, "label" | "empty"> {
  /** A search or filter is on. */
  readonly isNarrowed: boolean;
}

/** All members that match the filters, by id. */
export function AllMembers({ isNarrowed, ...props }: AllMembersProps) {
  const empty = (
    <EmptyState title="No members found">
      {isNarrowed && <p>Try adjusting your search criteria or filters.</p>}
    </EmptyState>
  );
  return <MemberResults {...props} label="Members" empty={empty} />;
}
