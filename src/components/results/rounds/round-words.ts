import { placingText } from "../../../domain/results/placing";
import type { RoundMember } from "../../../domain/rounds/shown-rounds";
import { commaText } from "../../../words/comma-text";
import { t } from "../../../words/t";

/** '1,204th, 3 solved problems', or 'unofficial, 3 solved problems'. */
export function roundPlaceText({ rank, solved, unofficial }: Omit<RoundMember, "id" | "name">): string {
  return commaText([
    rank === null ? "" : placingText({ rank, of: null, isShared: false }),
    unofficial ? t("unofficial||a place in a contest") : "",
    !solved ? "" : t("{count, plural, one {# solved problem} other {# solved problems}}", { count: solved }),
  ]);
}
