import { existsSync } from "node:fs";
import { rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { gatsbyFile, pageFile } from "../../domain/addresses/page-file";
import { buildFiles, routes } from "../../domain/routes";
import { eachLimited } from "../writing/each-limited";

const AT_ONCE = 32;

/** The folder of the editor: its HTML files are not pages of the build. */
const editor = `${routes.admin.slice(1)}/`;

/**
 * Moves the pages that Gatsby has just written to where hosts serve them without a redirect, and removes pages of
 * earlier builds that no longer exist. Unchanged pages are there already.
 *
 * @param paths the paths of all pages
 * @param present the files of the site, such as `events/index.html`
 * @param staticDirectory its HTML files are served unchanged
 * @throws Error if one page would overwrite another
 */
export async function placePages(
  publicDirectory: string,
  paths: readonly string[],
  present: readonly string[],
  staticDirectory = path.resolve("static"),
): Promise<void> {
  const placed = filesOf(paths);
  const pages = new Set(present.filter((file) => file.endsWith(".html") && !file.startsWith(editor)));
  await eachLimited([...placed], AT_ONCE, async ([written, file]) => {
    if (written === file || !pages.has(written)) return;
    const source = path.join(publicDirectory, written);
    await rename(source, path.join(publicDirectory, file));
    await rmdir(path.dirname(source)).catch(() => undefined);
    pages.delete(written);
  });
  const kept = new Set(placed.values());
  const isOutdated = (file: string) => !kept.has(file) && !existsSync(path.join(staticDirectory, file));
  await eachLimited([...pages].filter(isOutdated), AT_ONCE, (file) =>
    rm(path.join(publicDirectory, file), { force: true }),
  );
}

/** The place of each page, by the file that Gatsby writes. */
function filesOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const page of paths) {
    const file = pageFile(page);
    const other = owners.get(file);
    // Gatsby makes the page for missing addresses twice.
    if (other !== undefined && `/${file}` !== buildFiles.notFound)
      throw new Error(`The pages ${other} and ${page} would be one file, ${file}`);
    owners.set(file, page);
    written.set(gatsbyFile(page), file);
  }
  for (const page of paths) {
    const file = gatsbyFile(page);
    const owner = owners.get(file);
    if (owner !== undefined && file !== pageFile(page))
      throw new Error(`Gatsby writes the page ${page} to the file of ${owner}, ${file}`);
  }
  return written;
}
