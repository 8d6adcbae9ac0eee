import type { Answer, Question } from "../../../src/domain/codeforces/answer";

/**
 * A terminal for requests to an API, and a record of what it did; pauses take no time.
 *
 * @param answer the JSON answer of the API to a path, given the earlier ones
 */
export function fakeTerminal(answer: (path: string, before: readonly string[]) => unknown) {
  const [calls, pauses, lines]: [string[], number[], string[]] = [[], [], []];
  const terminal = {
    ask: <Value>({ path, read }: Question<Value>): Promise<Answer<Value>> => {
      const given = answer(path, calls);
      calls.push(path);
      return Promise.resolve(read(given));
    },
    pause: (duration: number) => {
      pauses.push(duration);
      return Promise.resolve();
    },
    say: (line: string) => void lines.push(line),
  };
  return { terminal, calls, pauses, lines };
}

/** The answer for a call from a list of answers: one for each call, the last one for all that follow. */
export function sequentially<Given>(answers: readonly Given[], before: number): Given {
  const answer = answers[Math.min(before, answers.length - 1)];
  if (answer === undefined) throw new Error("There is no answer to a call");
  return answer;
}

export const ok = (...result: readonly unknown[]) => ({ status: "OK", result });
export const failed = (comment: string) => ({ status: "FAILED", comment });
