import type { Contest } from "../../src/domain/contests/contest";
import { contestList } from "../../src/domain/codeforces/contest-list";
import { reasonOf, type Terminal } from "../codeforces/terminal";
import { t } from "../../src/words/t";

/**
 * The contests that have not begun, each once, the earliest first.
 *
 * @throws Error if the API gives no list after several tries
 */
export async function findContests({ ask, say }: Pick<Terminal, "ask" | "say">): Promise<Contest[]> {
  const answer = await ask(contestList);
  if (answer.kind !== "result")
    throw new Error(
      t("Codeforces gave no list of contests: {reason}. Nothing was written.", { reason: reasonOf(answer) }),
    );
  const { contests, leftOut } = answer.value;
  if (leftOut.length > 0)
    say(t("Left out, since the site can't show them: {entries}", { entries: leftOut.join(", ") }));
  const byNumber = new Map(contests.map((contest) => [contest.number, contest]));
  return [...byNumber.values()].sort(
    (one, other) => one.starts.localeCompare(other.starts) || one.number - other.number,
  );
}
