import { EmptyState } from "../../content/states/EmptyState";

/**
 * Shown instead of an empty leaderboard (docs/behaviour.md#leaderboard).
 *
 * @param isNarrowed whether a search or a filter hides members
 */
export function NoRankedMembers({ isNarrowed = false }: { readonly isNarrowed?: boolean }) {
  return (
    <EmptyState title="No Codeforces members found">
      <p>Members need to have iscp: true to appear in this section.</p>
      {isNarrowed && <p>Try adjusting your search criteria or filters.</p>}
    </EmptyState>
  );
}
