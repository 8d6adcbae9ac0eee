import type { Contest } from "../../src/domain/contests/contest";
import { contestList } from "../../src/domain/codeforces/contest-list";
import { shorten } from "../../src/model/check/sentence";
import { contests } from "../../src/model/site/contests";
import { reasonOf, type Terminal } from "../codeforces/terminal";
import { checkErrors } from "../codeforces/write-answers";
import { t } from "../../src/words/t";

/**
 * The contests that have not begun, each once, earliest first.
 *
 * @throws Error if the API gives no list after several tries
 */
export async function findContests({ ask, say }: Pick<Terminal, "ask" | "say">): Promise<Contest[]> {
  const answer = await ask(contestList);
  if (answer.kind !== "result")
    throw new Error(
      t("Codeforces gave no list of contests: {reason}. Nothing was written.", { reason: reasonOf(answer) }),
    );
  const byNumber = new Map(answer.value.contests.map((contest) => [contest.number, contest]));
  const found = [...byNumber.values()];
  const accepted = found.filter((contest) => checkErrors("", contests, { contests: [contest] }).length === 0);
  const refused = found.filter((contest) => !accepted.includes(contest));
  const leftOut = [...answer.value.leftOut, ...refused.map(({ name }) => name)];
  if (leftOut.length > 0) {
    const entries = leftOut.map((name) => shorten(name)).join(", ");
    say(t("Left out, since the site can't show them: {entries}", { entries }));
  }
  return accepted.sort((one, other) => one.starts.localeCompare(other.starts) || one.number - other.number);
}
