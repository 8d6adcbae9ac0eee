import { createInterface } from "node:readline/promises";
import type { ContentItem } from "../../content/content";
import { itemId } from "../../content/item-id";

/** Asks in the terminal about each person of the team; returns the ids of those who stay. */
export async function askWhoStays(team: readonly ContentItem[]): Promise<Set<string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stay = new Set<string>();
  try {
    for (const person of team) {
      const id = itemId(person) ?? person.name;
      const { name, position } = person.fields;
      const who = [name, position].filter((part) => typeof part === "string").join(", ");
      const answer = await terminal.question(`${id}  ${who}: stays in the team? [y/N] `);
      if (/^y(?:es)?$/i.test(answer.trim())) stay.add(id);
    }
  } finally {
    terminal.close();
  }
  return stay;
}
