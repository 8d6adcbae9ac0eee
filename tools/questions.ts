import type { Field } from "../src/model/schema/schema-fields";
import { t } from "../src/words/t";
import type { Ask } from "./terminal";

export interface Question {
  /** Without dashes. */
  readonly flag: string;
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  readonly isRequired: boolean;
  /** Says what is wrong with an answer, such as `is 'x', expected y`; undefined if nothing is. */
  readonly errorOf: (answer: string) => string | undefined;
}

export function questionAbout({ info, required, schema }: Field, flag: string): Question {
  const { label, hint, example = "" } = info;
  const errorOf = (answer: string) => schema.safeParse(answer).error?.issues[0]?.message;
  return { flag, label, hint, example, isRequired: required, errorOf };
}

/**
 * The answers to all questions, from flags or from the user at the terminal. After a wrong answer, the user is asked
 * again.
 *
 * @param given values of flags
 * @param ask undefined if there is no terminal
 * @throws Error that names the flags of required answers that are missing, or if the terminal is closed
 */
export async function answersTo(
  questions: readonly Question[],
  given: Readonly<Record<string, unknown>>,
  ask: Ask | undefined,
): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const question of questions) {
    const flag = given[question.flag];
    const answer = typeof flag === "string" ? flag.trim() : ask ? await answerTo(question, ask) : "";
    if (answer !== "") answers.set(question.flag, answer);
  }
  const missing = missingFlags(questions, Object.fromEntries(answers));
  if (missing.length > 0) throw new Error(missing.join("\n"));
  return answers;
}

export function missingFlags(
  questions: readonly Question[],
  given: Readonly<Record<string, unknown>>,
): readonly string[] {
  const isGiven = (value: unknown) => typeof value === "string" && value.trim() !== "";
  const missing = questions.filter(({ flag, isRequired }) => isRequired && !isGiven(given[flag]));
  return missing.length > 0
    ? [t("Missing: {flags}", { flags: missing.map(({ flag }) => `--${flag}`).join(", ") })]
    : [];
}

/** A valid answer from the terminal; empty if an optional question was skipped. */
async function answerTo({ label, hint, example, isRequired, errorOf }: Question, ask: Ask): Promise<string> {
  const question = isRequired
    ? t("{label} (such as {example})", { label, example })
    : t("{label} (optional; such as {example})", { label, example });
  let words = `${question}\n  ${hint}\n> `;
  for (;;) {
    const answer = (await ask(words)).trim();
    const error = answer === "" ? undefined : errorOf(answer);
    if (error === undefined && (answer !== "" || !isRequired)) return answer;
    words = `  ${error === undefined ? t("Please enter a value.") : t("Your answer {error}.", { error })}\n> `;
  }
}
