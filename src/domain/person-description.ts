interface Described {
  readonly name: string;
  /** What tells them from others of the same name, such as ' (12)'; else empty. */
  readonly distinction: string;
  readonly role: string | null;
  /** What they say of themselves. */
  readonly text: string | null;
  /** What is said of those who say nothing. */
  readonly otherwise: string;
}

/** A person in a sentence or two, for search engines. */
export function personDescription({ name, distinction, role, text, otherwise }: Described): string {
  const who = [name + distinction, role].filter(Boolean).join(", ");
  return `${who}. ${text || otherwise}`;
}
