import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { hasFields, isListOf, isText } from "../../domain/shape";
import { listFiles } from "../writing/list-files";
import { replaceFile } from "../writing/replace-file";

/**
 * The scripts and styles of the last build, while a build that starts afresh makes its own: Gatsby deletes the style
 * sheets that it finds in `public` without a cache, but no hidden files of the cache.
 */
export const EARLIER_ASSETS = ".cache/.earlier-assets";

/** The list of the scripts and styles of builds. Hidden, as Gatsby leaves hidden files where it empties its cache. */
export const GENERATIONS = ".cache/.generations.json";

/** The scripts and styles of two builds, as paths on the site. */
interface Generations {
  readonly current: readonly string[];
  readonly previous: readonly string[];
}

/** Puts the scripts and styles of the last build beside those of this one. */
export async function bringBackAssets(publicDirectory: string, earlier = path.resolve(EARLIER_ASSETS)): Promise<void> {
  for (const sitePath of listFiles(earlier, "/")) {
    const file = path.join(publicDirectory, sitePath);
    if (existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await rename(path.join(earlier, sitePath), file);
  }
  await rm(earlier, { recursive: true, force: true });
}

/**
 * Lists the scripts and styles of this build, for the next one. Call it when the new pages are complete: a build that is
 * killed earlier counts as none.
 *
 * @param current their paths on the site
 * @param others scripts and styles of earlier builds that are still there
 * @returns those of the build before this one, which may still be open in some tabs
 */
export async function listAssets(
  current: ReadonlySet<string>,
  others: readonly string[],
  manifest = path.resolve(GENERATIONS),
): Promise<ReadonlySet<string>> {
  const before = await readGenerations(manifest);
  const previous = before ? lastOther(current, before) : others;
  const generations: Generations = { current: [...current].sort(), previous };
  await replaceFile(manifest, JSON.stringify(generations));
  return new Set(previous);
}

/** A build that changes nothing replaces no generation. */
function lastOther(current: ReadonlySet<string>, before: Generations): readonly string[] {
  const isSame = before.current.length === current.size && before.current.every((file) => current.has(file));
  return isSame ? before.previous : before.current;
}

/** Undefined where no build has left a list that can be read. */
async function readGenerations(manifest: string): Promise<Generations | undefined> {
  try {
    const json: unknown = JSON.parse(await readFile(manifest, "utf8"));
    return isGenerations(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

function isGenerations(value: unknown): value is Generations {
  return hasFields(value, { current: isListOf(isText), previous: isListOf(isText) });
}
