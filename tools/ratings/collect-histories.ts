import { PACE } from "../../src/domain/codeforces/client";
import type { Answer } from "../../src/domain/codeforces/answer";
import { ratingChanges, type RatingChanges } from "../../src/domain/codeforces/rating-changes";
import type { MatchedAnswer } from "../../src/domain/codeforces/users";
import { type Histories, type History, mergedSteps } from "../../src/domain/ratings/history";
import { handleKey } from "../../src/domain/ratings/rating";
import { reasonOf, type Terminal } from "../codeforces/terminal";
import { t } from "../../src/words/t";

/** How many histories are asked for before they are stored, and their number is said: in a minute or so. */
const BATCH = 25;
/** After so many in a row without an answer, the others have to wait for the next run. */
const MOST_FAILURES = 3;

interface HistoryTerminal extends Terminal {
  readonly now: () => Date;
  readonly keep: (histories: Histories) => Promise<void>;
}

/** A member whose history does not lead to their rating. */
interface Wanted {
  /** As the member gives it: the history is kept under this name. */
  readonly handle: string;
  /** As Codeforces calls them now: it knows no history under an old name. */
  readonly name: string;
  readonly rating: number;
}

/** Those whose rating is not the last one of their history, or who have none yet. */
export function wantedHistories({ ratings, renamed }: MatchedAnswer, histories: Histories): readonly Wanted[] {
  const names = new Map(renamed.map(({ from, to }) => [handleKey(from), to]));
  return ratings
    .filter(({ handle, rating }) => rating !== 0 && histories.get(handleKey(handle))?.steps.at(-1)?.rating !== rating)
    .map(({ handle, rating }) => ({ handle, name: names.get(handleKey(handle)) ?? handle, rating }));
}

/**
 * Asks for histories, one call every two seconds, and stores them now and then, so that an interrupted run keeps what it
 * has. What is not answered, or does not lead to the rating that Codeforces has just given, changes nothing: the next run
 * asks again.
 *
 * @returns how many have come
 */
export async function collectHistories(
  wanted: readonly Wanted[],
  old: Histories,
  terminal: HistoryTerminal,
): Promise<number> {
  const histories = new Map(old);
  let failuresInARow = 0;
  let [asked, found] = [0, 0];
  for (const each of wanted) {
    await terminal.pause(PACE);
    const answer = await terminal.ask(ratingChanges(each.name, terminal.now));
    asked += 1;
    const history = historyFrom(answer, each, histories);
    if (history) {
      histories.set(handleKey(each.handle), history);
      found += 1;
    } else {
      const parts = { handle: each.handle, reason: refusalOf(answer) };
      terminal.say(t("No history of {handle} ({reason}): the next run asks again.", parts));
    }
    failuresInARow = answer.kind === "result" || answer.kind === "unknown" ? 0 : failuresInARow + 1;
    if (failuresInARow === MOST_FAILURES) break;
    if (asked % BATCH > 0 || asked === wanted.length) continue;
    await terminal.keep(histories);
    terminal.say(t("{asked} of {all} histories requested", { asked, all: wanted.length }));
  }
  await terminal.keep(histories);
  if (asked < wanted.length)
    terminal.say(
      t("Codeforces does not answer: the next run asks for the other {count}.", { count: wanted.length - asked }),
    );
  return found;
}

function historyFrom(
  answer: Answer<RatingChanges>,
  { handle, rating }: Wanted,
  histories: Histories,
): History | undefined {
  const steps = answer.kind === "result" ? answer.value : [];
  if (steps.at(-1)?.rating !== rating) return undefined;
  const known = histories.get(handleKey(handle))?.steps ?? [];
  return { handle, steps: mergedSteps(known, steps), isSample: false };
}

function refusalOf(answer: Answer<RatingChanges>): string {
  return answer.kind === "result" ? t("it does not lead to the present rating") : reasonOf(answer);
}
