import { groupedByWord, type WordGroup } from "../text/grouped-by-word";
import { compare } from "../order";
import { inNaturalOrder } from "../text/natural-order";

interface Question {
  readonly jsonId: string;
  readonly group: string | null;
  readonly rank: number | null;
}

/** Questions under their groups: inside a group by rank, then by id; the group with the lowest rank first, then by name. */
export function questionsByGroup<T extends Question>(questions: readonly T[]): WordGroup<T>[] {
  const ranked = [...questions].sort(byRank);
  const groups = groupedByWord(ranked, ({ group }) => group);
  const rankOf = ({ word, items: [first] }: WordGroup<T>) => (word === null ? Infinity : (first?.rank ?? MAX_RANK));
  return groups.sort((a, b) => compare(rankOf(a), rankOf(b)));
}

const MAX_RANK = Number.MAX_SAFE_INTEGER;

function byRank(a: Question, b: Question): number {
  return compare(a.rank ?? Infinity, b.rank ?? Infinity) || inNaturalOrder(a.jsonId, b.jsonId);
}
