import { EmptyState } from "../../content/states/EmptyState";
import { t } from "../../../words/t";

/**
 * Shown instead of an empty leaderboard (docs/behaviour.md#leaderboard).
 *
 * @param isNarrowed whether a search or a filter hides members
 */
export function NoRankedMembers({ isNarrowed = false }: { readonly isNarrowed?: boolean }) {
  return (
    <EmptyState title={t("No Codeforces members found")}>
      <p>{t("Members need to have iscp: true to appear in this section.")}</p>
      {isNarrowed && <p>{t("Try adjusting your search criteria or filters.")}</p>}
    </EmptyState>
  );
}
