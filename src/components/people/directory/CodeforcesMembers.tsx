import { rankedMembers } from "../../../domain/directory/search-members";
import { EmptyState } from "../../content/EmptyState";
import { MemberResults, type MemberResultsProps } from "./MemberResults";

/** Those of the members who take part in the Codeforces ranking, by id. */
export function CodeforcesMembers({ members, total, isLoading, of }: Omit<MemberResultsProps, "label" | "empty">) {
  const ranked = rankedMembers(members);
  return (
    <MemberResults
      label="Codeforces members"
      of={of}
      members={ranked}
      total={isLoading ? total : ranked.length}
      isLoading={isLoading}
      empty={
        <EmptyState title="No Codeforces members found">
          <p>Members need to have iscp: true to appear in this section.</p>
        </EmptyState>
      }
    />
  );
}
