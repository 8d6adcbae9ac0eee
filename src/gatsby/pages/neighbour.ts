import { routes } from "../../domain/routes";
import type { FolderWith } from "../../model/descriptors";

/** Where the link to the item before or after another leads, and what it says; null if there is none. */
export function neighbour(
  folder: FolderWith<"item">,
  item: { readonly id: string | number; readonly title: string } | undefined,
) {
  return item ? { path: routes.item(folder, item.id), title: item.title } : null;
}
