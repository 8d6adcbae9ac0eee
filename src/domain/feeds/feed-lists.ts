import { descriptors, foldersWith } from "../../model/descriptors";
import { routes } from "../routes";
import { isUsed } from "../../model/parts";

/** The names of the lists that have a feed, by the path of their page. */
export function feedLists(): Readonly<Record<string, string>> {
  const folders = foldersWith("feed").filter(isUsed);
  return Object.fromEntries(folders.map((folder) => [routes.list(folder), descriptors[folder].label]));
}

/** The feeds that a page names: all on the home page, that of its own list on any other. */
export function feedsAt(path: string, parents: readonly { readonly path: string }[]): readonly string[] {
  if (path === routes.home) return Object.keys(feedLists());
  const lists = feedLists();
  return [path, ...parents.map((parent) => parent.path)].filter((each) => Object.hasOwn(lists, each));
}
