import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { t } from "../src/words/t";

/** Shows words in the terminal and returns the answer; rejects if the input has ended. */
export type Ask = (words: string) => Promise<string>;

interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
}

/** Calls `act` with a function that asks in the terminal, or undefined if there is no terminal. */
export async function withTerminal<T>(
  act: (ask: Ask | undefined) => Promise<T>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<T> {
  if (!input.isTTY) return act(undefined);
  const lines = createInterface({ input, output });
  // Several answers may be pasted at once; those that come before their questions are kept.
  const answers = lines[Symbol.asyncIterator]();
  try {
    return await act(async (words) => {
      output.write(words);
      const answer = await answers.next();
      if (!answer.done) return answer.value;
      output.write("\n");
      throw new Error(t("You stopped before the last question, so nothing was written."));
    });
  } finally {
    lines.close();
  }
}
