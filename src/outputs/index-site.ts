import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { files } from "../domain/routes";
import { halfWrittenName } from "./writing/half-written";
import { isHashedFile } from "./writing/is-hashed-file";
import { listFiles } from "./writing/list-files";
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

/** It names the version of Pagefind that has made an index. */
const entryName = "pagefind-entry.json";

/** The files that lead to all others, which are named after their content. */
const entryFiles = [entryName, "pagefind.js"];

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
  const present = await reusableFiles(draft, site);
  for (const name of ordered) {
    const sitePath = files.searchIndex(name);
    if (present.has(sitePath)) site.keep(sitePath);
    else await site.move(path.join(draft, name), sitePath);
  }
  await site.removeOutdated(files.searchIndex(""));
}

/**
 * The files of the index before that are named after their content. None if another version of Pagefind has made it,
 * which may write the same content in another way.
 */
async function reusableFiles(draft: string, site: SiteFiles): Promise<ReadonlySet<string>> {
  const folder = files.searchIndex("");
  const versions = [draft, path.join(site.publicDirectory, folder)].map(versionOf);
  const [version, before] = await Promise.all(versions);
  if (version === undefined || version !== before) return new Set();
  return new Set((await listFiles(site.publicDirectory, folder)).filter(isHashedFile));
}

/** Which version of Pagefind has made an index; undefined if there is none, or none that can be read. */
async function versionOf(index: string): Promise<unknown> {
  try {
    const entry: unknown = JSON.parse(await readFile(path.join(index, entryName), "utf8"));
    return Reflect.get(Object(entry), "version");
  } catch {
    return undefined;
  }
}
