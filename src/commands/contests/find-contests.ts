import type { Contest } from "../../domain/contests/contest";
import type { ContestList } from "../../domain/contests/contest-list";
import { askWithRetries, type Means, reasonOf } from "../api-calls";

/** How the command asks for contests. */
interface ContestMeans extends Means {
  /** Asks for all contests; rejects if no answer comes. */
  readonly ask: () => Promise<ContestList>;
}

/**
 * The contests that have not begun, the earliest first. Entries that are no contests with a time are left out.
 *
 * @throws Error if the API gives no list after several tries
 */
export async function findContests({ ask, ...means }: ContestMeans): Promise<Contest[]> {
  const answer = await askWithRetries(ask, means);
  if (answer.kind !== "result")
    throw new Error(`Codeforces gave no list of contests: ${reasonOf(answer)}. Nothing was written.`);
  const coming = answer.value.flatMap((contest) => {
    if (!contest?.isComing) return [];
    const { number, name, starts, minutes } = contest;
    return [{ number, name, starts, minutes }];
  });
  const byNumber = new Map(coming.map((contest) => [contest.number, contest]));
  return [...byNumber.values()].sort(
    (one, other) => one.starts.localeCompare(other.starts) || one.number - other.number,
  );
}
