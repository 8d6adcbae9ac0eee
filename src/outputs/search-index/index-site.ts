import { readFile } from "node:fs/promises";
import path from "node:path";
import { files } from "../../domain/routes";
import { eachLimited } from "../writing/each-limited";
import { isHashedFile } from "../writing/is-hashed-file";
import { listFiles } from "../writing/list-files";
import type { SiteFiles } from "../writing/site-files";
import { indexFiles, type IndexFile } from "./index-files";

/** Parts of a page that are not about it; those with data-pagefind-ignore are left out anyway. */
const besides = "nav, button, form, dialog, [aria-hidden='true'], .visually-hidden";

/** Files of Pagefind that the site does not use: its own worker gives up after 5 s, on whatever network. */
const unused = [
  "pagefind-component-ui.css",
  "pagefind-component-ui.js",
  "pagefind-highlight.js",
  "pagefind-modular-ui.css",
  "pagefind-modular-ui.js",
  "pagefind-ui.css",
  "pagefind-ui.js",
  "pagefind-worker.js",
];

/** It names the version of Pagefind that has made an index. */
const entryName = "pagefind-entry.json";

/** The files that lead to all others, which are named after their content. */
const entryFiles = [entryName, "pagefind.js"];

const AT_ONCE = 32;

/**
 * Indexes the built pages for the search. Of an index before only what differs is written: most files are named after
 * their content.
 *
 * @throws the errors of Pagefind
 */
export async function indexSite(site: SiteFiles): Promise<void> {
  const made = (await indexFiles(site.publicDirectory, besides)).filter((file) => !unused.includes(file.path));
  const present = await reusableFiles(made, site);
  const write = async (file: IndexFile) => {
    const sitePath = files.searchIndex(file.path);
    if (present.has(sitePath)) site.keep(sitePath);
    else await site.write(sitePath, file.content);
  };
  const isEntry = (file: IndexFile) => entryFiles.includes(file.path);
  const others = made.filter((file) => !isEntry(file));
  await eachLimited(others, AT_ONCE, write);
  // Until now readers search the index before.
  await eachLimited(made.filter(isEntry), AT_ONCE, write);
  await site.removeOutdated(files.searchIndex(""));
}

/**
 * The files of the index before that are named after their content. None if another version of Pagefind has made it,
 * which may write the same content in another way.
 */
async function reusableFiles(made: readonly IndexFile[], site: SiteFiles): Promise<ReadonlySet<string>> {
  const folder = files.searchIndex("");
  const entry = made.find((file) => file.path === entryName);
  const before = await readFile(path.join(site.publicDirectory, folder, entryName), "utf8").catch(() => undefined);
  const version = versionOf(entry && Buffer.from(entry.content).toString());
  if (version === undefined || version !== versionOf(before)) return new Set();
  return new Set((await listFiles(site.publicDirectory, folder)).filter(isHashedFile));
}

/** Which version of Pagefind has written this entry file; undefined if it can't be read. */
function versionOf(text: string | undefined): unknown {
  try {
    return Reflect.get(Object(JSON.parse(text ?? "")), "version");
  } catch {
    return undefined;
  }
}
