import type { Contest } from "../../src/domain/contests/contest";
import type { ContestList } from "../../src/domain/contests/contest-list";
import { askWithRetries, reasonOf, type Means } from "../codeforces-answers";
import { t } from "../../src/words/t";

/** How the command asks for contests. */
interface ContestMeans extends Means {
  /** Asks for all contests; rejects if no answer comes. */
  readonly ask: () => Promise<ContestList>;
}

/**
 * The contests that have not begun, each once, the earliest first.
 *
 * @throws Error if the API gives no list after several tries
 */
export async function findContests({ ask, ...means }: ContestMeans): Promise<Contest[]> {
  const answer = await askWithRetries(ask, means);
  if (answer.kind !== "result")
    throw new Error(
      t("Codeforces gave no list of contests: {reason}. Nothing was written.", { reason: reasonOf(answer) }),
    );
  const byNumber = new Map(answer.value.map((contest) => [contest.number, contest]));
  return [...byNumber.values()].sort(
    (one, other) => one.starts.localeCompare(other.starts) || one.number - other.number,
  );
}
