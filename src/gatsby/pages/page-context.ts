import path from "node:path";
import { routes } from "../../domain/routes";
import type { FolderWith } from "../../model/descriptors";

/**
 * The file of a template.
 *
 * @param template its name in `src/templates`, without the extension
 */
export function templateFile(template: string): string {
  return path.resolve(`src/templates/${template}.tsx`);
}

/** The link to the item before or after another; null if there is none. */
export function neighbour(
  folder: FolderWith<"item">,
  item: { readonly id: string | number; readonly title: string } | undefined,
) {
  return item ? { path: routes.item(folder, item.id), title: item.title } : null;
}

/**
 * Suffixes that make equal titles unique, by id: ` (id)` if another item has the same title, otherwise an empty text.
 * Titles that HTML shows the same are equal.
 */
export function titleSuffixes(items: readonly { readonly id: string; readonly title: string }[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { title } of items) counts.set(shown(title), (counts.get(shown(title)) ?? 0) + 1);
  return new Map(items.map(({ id, title }) => [id, (counts.get(shown(title)) ?? 0) > 1 ? ` (${id})` : ""]));
}

function shown(title: string): string {
  return title.replace(/\s+/g, " ").trim();
}
