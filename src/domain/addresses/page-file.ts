import { foldersWith } from "../../model/descriptors";
import { feedLists } from "../feeds/feed";
import { barePath, routes, sectionOf } from "../routes";

/**
 * The file of a page in the built site. Hosts answer `/events` with `events.html` at once, but lead from there to
 * `/events/` first if the page is `events/index.html`.
 *
 * @param path of the page, decoded, without a trailing slash
 */
export function pageFile(path: string): string {
  const file = path.replace(/^\/+/, "");
  if (/\.html?$/i.test(file)) return file;
  return file === "" ? "index.html" : `${file}.html`;
}

/** The file that Gatsby writes for the page; the build then moves it to `pageFile`. */
export function gatsbyFile(path: string): string {
  const file = path.replace(/^\/+/, "");
  if (/\.html?$/i.test(file)) return file;
  return file === "" ? "index.html" : `${file}/index.html`;
}

/** True if hosts find the page `to` at the address `from` anyway, as `/events` at `/events.html`. */
export function isOtherSpelling({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return to !== "/" && from === `${to}.html`;
}

/** Sections whose pages are named by an id of the content, which may hold a dot. */
const itemSections: ReadonlySet<string> = new Set(
  [
    ...foldersWith("item").map((folder) => routes.item(folder, "")),
    ...foldersWith("intro").map((folder) => routes.intro(folder, "")),
    ...foldersWith("oldItem").map((folder) => routes.oldItem(folder, "")),
  ].map(sectionOf),
);

const feeds: ReadonlySet<string> = new Set(
  Object.keys(feedLists()).flatMap((list) => [routes.feed(list, "xml"), routes.feed(list, "json")]),
);

/** True if a path of this site names a file to open and not a page: `/members.json`, but not `/myclass/web/node.js`. */
export function isFilePath(path: string): boolean {
  const bare = barePath(path);
  if (feeds.has(bare)) return true;
  return !itemSections.has(sectionOf(bare)) && /\.[a-z0-9]{2,5}$/i.test(bare);
}
