import { EmptyState } from "../../content/states/EmptyState";
import { MemberResults, type MemberResultsProps } from "./MemberResults";

/** All members that match the filters, by id. */
export function AllMembers(props: Omit<MemberResultsProps, "label" | "empty">) {
  const empty = (
    <EmptyState title="No members found">
      <p>Try adjusting your search criteria or filters.</p>
    </EmptyState>
  );
  return <MemberResults {...props} label="Members" empty={empty} />;
}
