import { commaText } from "../../words/comma-text";

interface Described {
  readonly name: string;
  readonly role: string | null;
  /** Their own words about themselves. */
  readonly text: string | null;
  /** The description of people who gave none. */
  readonly otherwise: string;
}

/** A person in a sentence or two, for search engines. */
export function personDescription({ name, role, text, otherwise }: Described): string {
  const who = commaText([name, role]);
  return `${who}. ${text || otherwise}`;
}
