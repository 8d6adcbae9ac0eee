import { execFile } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { files } from "../domain/routes";
import { halfWrittenName } from "./writing/half-written";
import type { SiteFiles } from "./writing/site-files";

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

/** The files that lead to all others, which are named after their content. */
const entryFiles = ["pagefind-entry.json", "pagefind.js"];

/** Indexes the built pages for the search; throws the errors of Pagefind. */
export async function indexSite(site: SiteFiles): Promise<void> {
  // Beside the index of the build before, which readers search until this one is complete.
  const draft = path.join(site.publicDirectory, halfWrittenName());
  const command = path.resolve("node_modules/pagefind/lib/runner/bin.cjs");
  const options = ["--site", site.publicDirectory, "--output-path", draft, "--exclude-selectors", besides, "--quiet"];
  try {
    await promisify(execFile)(process.execPath, [command, ...options]);
    await moveIndex(draft, site);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function moveIndex(draft: string, site: SiteFiles): Promise<void> {
  const entries = await readdir(draft, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !unused.includes(entry.name))
    .map(({ parentPath, name }) => path.relative(draft, path.join(parentPath, name)).split(path.sep).join("/"));
  // The files named after their content first, then those that lead to them.
  const ordered = [...names.filter((name) => !entryFiles.includes(name)), ...entryFiles];
  for (const name of ordered) await site.move(path.join(draft, name), files.searchIndex(name));
  await site.removeOutdated(files.searchIndex(""));
}
