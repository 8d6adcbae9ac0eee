interface Titled {
  readonly id: string;
  readonly title: string;
}

/** What tells items of the same title apart, by id: ` (id)`, or nothing where the title is the only one of its kind. */
export function distinctions(items: readonly Titled[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { title } of items) counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(items.map(({ id, title }) => [id, (counts.get(title) ?? 0) > 1 ? ` (${id})` : ""]));
}
