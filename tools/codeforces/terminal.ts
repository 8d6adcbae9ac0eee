import { setTimeout as pause } from "node:timers/promises";
import type { Answer, Failure, Question } from "../../src/domain/codeforces/answer";
import { askAgain, callCodeforces } from "../../src/domain/codeforces/client";
import { t } from "../../src/words/t";

/** In ms: a call without an answer has failed. */
const PATIENCE = 30_000;
const RETRIES = 5;

/** The network, the clock and the terminal, which tests replace. */
export interface Terminal {
  /** Tries again after temporary failures. */
  readonly ask: <Value>(question: Question<Value>) => Promise<Answer<Value>>;
  /** @param duration in ms */
  readonly pause: (duration: number) => Promise<void>;
  /** Reports progress. */
  readonly say: (line: string) => void;
}

/**
 * @param wait resolves after a duration in ms
 * @param patience in ms
 */
export function terminalWith(wait: Terminal["pause"], patience = PATIENCE): Terminal {
  const say = (line: string) => console.log(line);
  return {
    ask: (question) =>
      askAgain(() => callCodeforces(question, patience), {
        retries: RETRIES,
        isPassing: ({ kind }) => kind !== "unknown",
        pause: wait,
        onRetry: (failure, duration) =>
          say(
            t("No answer ({reason}), trying again in {seconds} s", {
              reason: reasonOf(failure),
              seconds: duration / 1000,
            }),
          ),
      }),
    pause: wait,
    say,
  };
}

export const terminal = terminalWith((duration) => pause(duration));

export function reasonOf({ kind, comment }: Failure): string {
  if (kind === "limit") return t("Call limit exceeded");
  if (kind === "unknown") return t("Codeforces does not know the handle");
  if (kind === "timeout" || kind === "unreachable") return comment || t("no answer");
  return comment || t("an answer that can't be read");
}
