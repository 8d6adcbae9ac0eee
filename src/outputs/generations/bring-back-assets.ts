import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../writing/list-files";

/**
 * The scripts and styles of the last build, while a build that starts afresh makes its own: Gatsby deletes the style
 * sheets that it finds in `public` without a cache, but no hidden files of the cache.
 */
export const EARLIER_ASSETS = ".cache/.earlier-assets";

/** Puts them back beside those of this build, for `retireGenerations` to decide. */
export async function bringBackAssets(publicDirectory: string, earlier = path.resolve(EARLIER_ASSETS)): Promise<void> {
  for (const sitePath of listFiles(earlier, "/")) {
    const file = path.join(publicDirectory, sitePath);
    if (existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await rename(path.join(earlier, sitePath), file);
  }
  await rm(earlier, { recursive: true, force: true });
}
