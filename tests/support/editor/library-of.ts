import type { Library, StoredItem } from "../../../src/cms/saving/library";
import { isUsed } from "../../../src/model/parts";

/** A repository that holds these items, by folder. */
export function libraryOf(
  items: Readonly<Record<string, readonly StoredItem[]>> = {},
  media?: readonly string[],
): Library {
  return {
    staticFiles: new Set(),
    itemsOf: ({ folder }) =>
      isUsed(folder) ? Promise.resolve(items[folder] ?? []) : Promise.reject(new Error("unknown to Decap")),
    siteFiles: () => Promise.resolve(items.site ?? []),
    mediaFiles: () => Promise.resolve(media && new Set(media)),
  };
}
