import { foldersWith } from "../../model/descriptors";
import { feedLists } from "../feeds/feed-lists";
import { barePath, routes, sectionOf } from "../routes";

/** Sections whose pages are named by an id of the content, which may hold a dot. */
const itemSections: ReadonlySet<string> = new Set(
  [
    ...foldersWith("item").map((folder) => routes.item(folder, "")),
    ...foldersWith("oldItem").map((folder) => routes.oldItem(folder, "")),
  ].map(sectionOf),
);

const feeds: ReadonlySet<string> = new Set(
  Object.keys(feedLists()).flatMap((list) => [routes.feed(list, "xml"), routes.feed(list, "json")]),
);

/** Whether a path of this site names a file to open and not a page: `/members.json`, but not `/myclass/web/node.js`. */
export function isFilePath(path: string): boolean {
  const bare = barePath(path);
  if (feeds.has(bare)) return true;
  return !itemSections.has(sectionOf(bare)) && /\.[a-z0-9]{2,5}$/i.test(bare);
}
