/**
 * What makes equal titles unique, by id: ` (id)` if another item has the same title, otherwise an empty text.
 * Spaces that HTML does not show make no difference.
 */
export function titleSuffixes(items: readonly { readonly id: string; readonly title: string }[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { title } of items) counts.set(shown(title), (counts.get(shown(title)) ?? 0) + 1);
  return new Map(items.map(({ id, title }) => [id, (counts.get(shown(title)) ?? 0) > 1 ? ` (${id})` : ""]));
}

function shown(title: string): string {
  return title.replace(/\s+/g, " ").trim();
}
