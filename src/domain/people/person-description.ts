import { commaText } from "../../words/comma-text";

interface Described {
  readonly name: string;
  readonly role: string | null;
  readonly text: string | null;
  readonly otherwise: string;
}

export function personDescription({ name, role, text, otherwise }: Described): string {
  const who = commaText([name, role]);
  return `${who}. ${text || otherwise}`;
}
