import { PACE } from "../../src/domain/codeforces/client";
import type { Answer } from "../../src/domain/codeforces/answer";
import { ratingChanges, type RatingChanges } from "../../src/domain/codeforces/rating-changes";
import type { MatchedAnswer } from "../../src/domain/codeforces/users";
import { type Histories, mergedSteps } from "../../src/domain/ratings/history";
import { handleKey } from "../../src/domain/ratings/rating";
import { participationIn, type Rounds, withEntries } from "../../src/domain/rounds/round";
import { reasonOf, type Terminal } from "../codeforces/terminal";
import { type Asked, askEach } from "./ask-each";
import { askedNames } from "./collect-ratings";
import { t } from "../../src/words/t";

/** What the site stores about the contests of its members. */
export interface Past {
  readonly histories: Histories;
  readonly rounds: Rounds;
}

interface PastTerminal extends Terminal {
  readonly now: () => Date;
  readonly keep: (past: Past) => Promise<void>;
}

interface Wanted extends Asked {
  readonly rating: number;
}

/**
 * Members whose rating is not the last one of their history, who have no history yet, or who have no rank in a round.
 *
 * @param since `YYYY-MM-DD`: members without a rank in an older round get none, as in rounds that Codeforces does not
 * rate
 */
export function wantedHistories(
  { ratings, renamed }: MatchedAnswer,
  { histories, rounds }: Past,
  since: string,
): readonly Wanted[] {
  const nameOf = askedNames(renamed);
  return ratings
    .filter(({ handle, rating }) => {
      if (rating === 0) return false;
      const own = [...rounds.values()].flatMap((round) => {
        const participation = participationIn(round, handle);
        return participation ? [{ day: round.day, ...participation }] : [];
      });
      return (
        histories.get(handleKey(handle))?.steps.at(-1)?.rating !== rating ||
        !own.some(({ rank }) => rank !== undefined) ||
        own.some(({ rank, unofficial, day }) => rank === undefined && unofficial !== true && day >= since)
      );
    })
    .map(({ handle, rating }) => ({ handle, name: nameOf(handle), rating }));
}

/**
 * Asks for histories and the rounds that made them, one call every two seconds, and stores them now and then, so that an
 * interrupted run keeps what it has. Missing answers, and histories that don't end with the current rating, change
 * nothing: the next run asks again.
 *
 * @returns how many have been fetched
 */
export async function collectHistories(wanted: readonly Wanted[], old: Past, terminal: PastTerminal): Promise<number> {
  const histories = new Map(old.histories);
  let { rounds } = old;
  let found = 0;
  const asked = await askEach(wanted, {
    ask: async (each) => {
      await terminal.pause(PACE);
      const answer = await terminal.ask(ratingChanges(each.name, terminal.now));
      const { handle } = each;
      const changes = rightAnswer(answer, each);
      if (changes) {
        const known = histories.get(handleKey(handle))?.steps ?? [];
        histories.set(handleKey(handle), { handle, steps: mergedSteps(known, changes.steps), isSample: false });
        rounds = withEntries(rounds, handle, changes.rounds);
        found += 1;
      } else
        terminal.say(
          t("No history of {handle} ({reason}): the next run asks again.", { handle, reason: refusalOf(answer) }),
        );
      return answer.kind === "result" ? undefined : answer.kind;
    },
    store: async (count) => {
      await terminal.keep({ histories, rounds });
      terminal.say(t("{asked} of {all} histories requested", { asked: count, all: wanted.length }));
    },
  });
  await terminal.keep({ histories, rounds });
  sayWhatIsLeft(terminal, wanted.length - asked);
  return found;
}

export function sayWhatIsLeft({ say }: Pick<Terminal, "say">, count: number): void {
  if (count > 0) say(t("Codeforces does not answer: the next run asks for the other {count}.", { count }));
}

function rightAnswer(answer: Answer<RatingChanges>, { rating }: Wanted): RatingChanges | undefined {
  return answer.kind === "result" && answer.value.steps.at(-1)?.rating === rating ? answer.value : undefined;
}

function refusalOf(answer: Answer<RatingChanges>): string {
  return answer.kind === "result" ? t("it does not lead to the present rating") : reasonOf(answer);
}
