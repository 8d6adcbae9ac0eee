import { files } from "../../domain/routes";
import type { OutputFile } from "../writing/output-file";
import type { SiteFiles } from "../writing/site-files";
import { leftOut } from "./left-out";
import { makeIndex } from "./make-index";

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

/** The files that lead to all others, which are named after their content. */
const entryFiles = ["pagefind-entry.json", "pagefind.js"].map(files.searchIndex);

/**
 * Writes the index of the built pages for the search. Most of its files are those of the index before, and stay as they
 * are.
 *
 * @throws the errors of Pagefind
 */
export async function writeSiteIndex(site: SiteFiles): Promise<void> {
  const made = (await makeIndex(site.publicDirectory, leftOut)).filter((file) => !unused.includes(file.path));
  const output = made.map(({ path, content }) => ({ path: files.searchIndex(path), data: content }));
  const isEntry = (file: OutputFile) => entryFiles.includes(file.path);
  await site.writeAll(output.filter((file) => !isEntry(file)));
  // Until this point, readers search the previous index.
  await site.writeAll(output.filter(isEntry));
}
