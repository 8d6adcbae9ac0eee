import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { hasFields, isListOf, isText } from "../../domain/shape";
import { isAsset, isHashedFile } from "../writing/is-hashed-file";
import { listFiles } from "../writing/list-files";
import { replaceFile } from "../writing/replace-file";

/** Hidden, as Gatsby leaves hidden files where it empties its cache. */
export const GENERATIONS = ".cache/.generations.json";

/** The scripts and styles of two builds, as paths on the site. */
interface Generations {
  readonly current: readonly string[];
  readonly previous: readonly string[];
}

/**
 * Removes the files named after their content that do not belong to this build. Only the scripts and styles of the
 * build before it stay, as its pages may still be open in some tabs: whatever holds content, such as data and the
 * search index, may hold what is withdrawn, and open pages find that of this build. Call it when the new pages are
 * complete: a build that is killed earlier counts as none.
 *
 * @param current the paths on the site of this build's files
 * @param manifest where the generations are listed
 */
export async function retireGenerations(
  publicDirectory: string,
  current: Iterable<string>,
  manifest = path.resolve(GENERATIONS),
): Promise<void> {
  const kept = new Set(current);
  const present = hashedFiles(publicDirectory);
  const assets = new Set([...kept].filter(isAsset));
  const before = await readGenerations(manifest);
  const candidates = before ? lastOther(assets, before) : present.filter((file) => isAsset(file) && !kept.has(file));
  // No page asks for source maps, which an older version of this program published.
  const previous = candidates.filter((file) => !file.endsWith(".map"));
  const generations: Generations = { current: [...assets].sort(), previous };
  await replaceFile(manifest, JSON.stringify(generations));
  for (const file of previous) kept.add(file);
  const outdated = present.filter((file) => !kept.has(file));
  await Promise.all(outdated.map((file) => rm(path.join(publicDirectory, file), { force: true })));
}

/** A build that changes nothing replaces no generation. */
function lastOther(current: ReadonlySet<string>, before: Generations): readonly string[] {
  const isSame = before.current.length === current.size && before.current.every((file) => current.has(file));
  return isSame ? before.previous : before.current;
}

function hashedFiles(publicDirectory: string): string[] {
  const folders = ["/data", "/admin/assets", "/pagefind"];
  const below = folders.flatMap((folder) => listFiles(publicDirectory, folder));
  return [...listFiles(publicDirectory, "/", { recursive: false }), ...below].filter(isHashedFile);
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
