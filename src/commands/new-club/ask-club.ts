import { createInterface } from "node:readline/promises";
import type { Question } from "./club-questions";

type Ask = (words: string) => Promise<string>;

/**
 * The answers to all questions: from flags, or else from whoever sits at the terminal.
 *
 * @param given values of flags
 * @param ask undefined: there is no terminal to ask in
 * @throws Error that names the flags of required answers that are missing
 */
export async function answersTo(
  questions: readonly Question[],
  given: Readonly<Record<string, unknown>>,
  ask: Ask | undefined,
): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const question of questions) {
    const flag = given[question.flag];
    const answer = typeof flag === "string" ? flag : ((await ask?.(wordsOf(question))) ?? "");
    if (answer.trim() !== "") answers.set(question.flag, answer.trim());
  }
  const missing = questions.filter(({ flag, isRequired }) => isRequired && !answers.has(flag));
  if (missing.length > 0) throw new Error(`Missing: ${missing.map(({ flag }) => `--${flag}`).join(", ")}`);
  return answers;
}

function wordsOf({ label, hint, example, isRequired }: Question): string {
  return `${label} (${isRequired ? "" : "optional; "}such as ${example})\n  ${hint}\n> `;
}

/** Calls `act` with a way to ask in the terminal; with none where there is no terminal. */
export async function withTerminal<T>(act: (ask: Ask | undefined) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY) return act(undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await act((words) => terminal.question(words));
  } finally {
    terminal.close();
  }
}
