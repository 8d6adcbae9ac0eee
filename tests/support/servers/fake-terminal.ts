import type { Answer, Question } from "../../../src/domain/codeforces/answer";

/**
 * A terminal to ask an API from, and a record of what it did: pauses take no time.
 *
 * @param answer the JSON that the API answers to a path, given those before it
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

/** The answer of a list to a call after so many others: one to each, the last one to all that follow. */
export function sequentially<Given>(answers: readonly Given[], before: number): Given {
  const answer = answers[Math.min(before, answers.length - 1)];
  if (answer === undefined) throw new Error("There is no answer to a call");
  return answer;
}

export const ok = (...result: readonly unknown[]) => ({ status: "OK", result });
export const failed = (comment: string) => ({ status: "FAILED", comment });
