import { existsSync } from "node:fs";
import { readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { gatsbyFile, pageFile } from "../../domain/addresses/page-file";
import { routes } from "../../domain/routes";
import { eachLimited } from "../writing/each-limited";

const AT_ONCE = 32;

/**
 * Moves the pages that Gatsby has just written to where hosts answer their addresses without a redirect, and removes
 * those of earlier builds that no longer exist. Pages that have not changed are there already.
 *
 * @param paths the paths of all pages
 * @param staticDirectory its HTML files are served as they are
 * @throws Error if two pages would be one file
 */
export async function placePages(
  publicDirectory: string,
  paths: readonly string[],
  staticDirectory = path.resolve("static"),
): Promise<void> {
  const files = filesOf(paths);
  await eachLimited([...files], AT_ONCE, async ([written, file]) => {
    const source = path.join(publicDirectory, written);
    if (written === file || !existsSync(source)) return;
    await rename(source, path.join(publicDirectory, file));
    await rmdir(path.dirname(source)).catch(() => undefined);
  });
  const kept = new Set(files.values());
  const outdated = (await pagesIn(publicDirectory)).filter(
    (file) => !kept.has(file) && !existsSync(path.join(staticDirectory, file)),
  );
  await eachLimited(outdated, AT_ONCE, (file) => rm(path.join(publicDirectory, file), { force: true }));
}

/** Where each page has to be, by the file that Gatsby writes. */
function filesOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const page of paths) {
    const file = pageFile(page);
    const other = owners.get(file);
    // Gatsby makes the page for missing addresses twice.
    if (other !== undefined && file !== "404.html")
      throw new Error(`The pages ${other} and ${page} would be one file, ${file}`);
    owners.set(file, page);
    files.set(gatsbyFile(page), file);
  }
  return files;
}

/** The HTML files of a site, relative, except those that are not Gatsby's pages. */
async function pagesIn(publicDirectory: string): Promise<string[]> {
  const others = new RegExp(`^(?:${routes.admin.slice(1)}|_gatsby)/`);
  const entries = await readdir(publicDirectory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) =>
      path.relative(publicDirectory, path.join(parentPath, name)).split(path.sep).join("/"),
    )
    .filter((file) => !others.test(file));
}
