import { existsSync } from "node:fs";
import { rm, readFile, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { isAsset, outputAt } from "../../domain/outputs/output-at";
import { eachLimited } from "../writing/each-limited";
import { listFiles } from "../writing/list-files";
import type { SiteFiles } from "../writing/site-files";
import { hasFields, isListOf, isText } from "../../domain/shape";
import { replaceFile } from "../writing/replace-file";

const AT_ONCE = 32;

interface Places {
  /** Its files are served unchanged, at any address. */
  readonly staticDirectory?: string;
  readonly earlierAssets?: string;
  readonly manifest?: string;
}

/**
 * Removes files of earlier builds that this one has not written, according to the table of outputs. Files with content
 * are removed at once, since their texts may have been withdrawn. Call it when everything is written.
 *
 * @param output all files of this build
 * @returns the hashes of the files of the content whose pictures were removed
 */
export async function removeLeftovers(
  { publicDirectory, paths }: SiteFiles,
  { staticDirectory = path.resolve("static"), earlierAssets, manifest }: Places = {},
): Promise<ReadonlySet<string>> {
  await bringBackAssets(publicDirectory, earlierAssets);
  const left = listFiles(publicDirectory, "/").filter(
    (file) => outputAt(file) !== undefined && !paths.has(file) && !existsSync(path.join(staticDirectory, file)),
  );
  const stayingAssets = await listAssets(new Set([...paths].filter(isAsset)), left.filter(isAsset), manifest);
  const old = left.filter((file) => (isAsset(file) ? !stayingAssets.has(file) : goesAtOnce(file)));
  await eachLimited(old, AT_ONCE, (file) => rm(path.join(publicDirectory, file), { force: true }));
  return removeUnnamedMedia(publicDirectory);
}

function goesAtOnce(file: string): boolean {
  const leftover = outputAt(file)?.leftover;
  return leftover === undefined || leftover === "stays for one build";
}

/**
 * Where a file of the content is published: in a folder named by the hash of the file, and for pictures, one named by
 * the hash of the size. Neither needs encoding in addresses, so all texts spell them the same way.
 */
const places = /\/static\/(?:[\da-f]{32}|[\da-f]{24})\/(?:[\da-f]{5}\/)?/g;

/**
 * Removes pictures and downloads that no page and no other file of the site uses any more. This happens at once, since
 * people may ask to take a photo off the site. Call it when everything else is written, and outdated files are removed.
 *
 * @returns the hashes of the files that they were made from
 */
export async function removeUnnamedMedia(publicDirectory: string): Promise<ReadonlySet<string>> {
  const present = listFiles(publicDirectory, "/static").flatMap((file) => {
    const [place] = file.match(places) ?? [];
    return place === undefined || !file.startsWith(place) ? [] : [{ file, place }];
  });
  if (present.length === 0) return new Set();
  const named = await namedPlaces(publicDirectory);
  const outdated = present.filter(({ place }) => !named.has(place));
  await eachLimited(outdated, AT_ONCE, ({ file }) => rm(path.join(publicDirectory, file), { force: true }));
  return new Set(outdated.flatMap(({ place }) => place.split("/")[2] ?? []));
}

async function namedPlaces(publicDirectory: string): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const texts = listFiles(publicDirectory, "/").filter((file) => !/^\/(?:static|share|pagefind)\//.test(file));
  await eachLimited(texts, AT_ONCE, async (file) => {
    const text = await readFile(path.join(publicDirectory, file), "latin1");
    for (const place of text.match(places) ?? []) named.add(place);
  });
  return named;
}

/**
 * Where the scripts and styles of the last build are kept during a build without a cache, in which Gatsby deletes the
 * style sheets in `public`, but no hidden files of the cache.
 */
export const EARLIER_ASSETS = ".cache/.earlier-assets";

/**
 * The list of the scripts and styles of builds. Hidden, since Gatsby does not delete hidden files when it empties its
 * cache.
 */
export const GENERATIONS = ".cache/.generations.json";

interface Generations {
  readonly current: readonly string[];
  readonly previous: readonly string[];
}

/** Copies the scripts and styles of the last build to those of this one. */
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
 * Lists the scripts and styles of this build, for the next one. Call it when the new pages are complete: a build that
 * is killed before that does not count.
 *
 * @param current their paths on the site
 * @param others scripts and styles of earlier builds that are still there
 * @returns those of the build before this one, which may still be open in some tabs
 */
async function listAssets(
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

/** A build that changes nothing does not count as a new one. */
function lastOther(current: ReadonlySet<string>, before: Generations): readonly string[] {
  const isSame = before.current.length === current.size && before.current.every((file) => current.has(file));
  return isSame ? before.previous : before.current;
}

/** Undefined if there is no readable list of an earlier build. */
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
