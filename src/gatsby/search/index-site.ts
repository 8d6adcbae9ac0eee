import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { files } from "../../domain/routes";

/** What stands on a page without being about it; what says so with data-pagefind-ignore is left out anyway. */
const besides = "nav, button, form, dialog, [aria-hidden='true'], .visually-hidden";

/** What Pagefind brings and the site does not use: its own worker gives up after 5 s, on whatever network. */
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

/** Indexes the built pages for the search; throws what Pagefind complains of. */
export async function indexSite(publicDirectory: string): Promise<void> {
  const target = path.join(publicDirectory, files.searchIndex(""));
  await rm(target, { recursive: true, force: true });
  const command = path.resolve("node_modules/pagefind/lib/runner/bin.cjs");
  const options = ["--site", publicDirectory, "--output-path", target, "--exclude-selectors", besides, "--quiet"];
  await promisify(execFile)(process.execPath, [command, ...options]);
  await Promise.all(unused.map((file) => rm(path.join(target, file), { force: true })));
}
