import { createInterface } from "node:readline/promises";
import { type ContentItem, itemId } from "../../src/content/content";
import { t } from "../../src/words/t";

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks in the terminal about each person of the team; returns the ids of those who stay.
 *
 * @throws Error if the terminal is closed before the last answer
 */
export async function askWhoStays(team: readonly ContentItem[], { input, output }: Terminal): Promise<Set<string>> {
  const lines = createInterface({ input, output });
  const closed = new Promise<never>((_resolve, reject) => {
    lines.once("close", () => reject(new Error(t("You did not answer for everyone, so nothing was changed."))));
  });
  // It is looked at only while a question waits.
  closed.catch(() => undefined);
  const ask = (question: string) => Promise.race([lines.question(question), closed]);
  const stay = new Set<string>();
  try {
    for (const person of team) {
      const id = itemId(person) ?? person.name;
      const { name, position } = person.fields;
      const who = [name, position].filter((part) => typeof part === "string").join(", ");
      if (await isYes(ask, t("{id}  {name}: stays in the team? [y/N]", { id, name: who }) + " ")) stay.add(id);
    }
  } finally {
    lines.close();
  }
  return stay;
}

/** Asks until the answer is one. */
async function isYes(ask: (question: string) => Promise<string>, question: string): Promise<boolean> {
  let answer = await ask(question);
  while (!/^(?:y|yes|n|no|)$/i.test(answer.trim())) answer = await ask(`${t("Please answer y or n.")} ${question}`);
  return /^y/i.test(answer.trim());
}
