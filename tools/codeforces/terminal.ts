import { setTimeout as pause } from "node:timers/promises";
import type { Answer, Failure, Question } from "../../src/domain/codeforces/answer";
import { askAgain, callCodeforces } from "../../src/domain/codeforces/client";
import { t } from "../../src/words/t";

/** In ms: a call without an answer has failed. */
const PATIENCE = 30_000;
const RETRIES = 5;

/** The network, the clock and the terminal, which tests replace. */
export interface Terminal {
  /** Asks again after failures that pass. */
  readonly ask: <Value>(question: Question<Value>) => Promise<Answer<Value>>;
  /** @param duration in ms */
  readonly pause: (duration: number) => Promise<void>;
  /** Reports progress to the person who waits. */
  readonly say: (line: string) => void;
}

export const terminal: Terminal = {
  ask: (question) =>
    askAgain(() => callCodeforces(question, PATIENCE), {
      retries: RETRIES,
      isPassing: ({ kind }) => kind !== "unknown",
      pause: (duration) => pause(duration),
      onRetry: (failure, duration) =>
        terminal.say(
          t("No answer ({reason}), trying again in {seconds} s", {
            reason: reasonOf(failure),
            seconds: duration / 1000,
          }),
        ),
    }),
  pause: (duration) => pause(duration),
  say: (line) => console.log(line),
};

export function reasonOf({ kind, comment }: Failure): string {
  if (kind === "limit") return t("Call limit exceeded");
  if (kind === "unknown") return t("Codeforces does not know the handle");
  if (kind === "timeout" || kind === "unreachable") return comment || t("no answer");
  return comment || t("an answer that can't be read");
}
