import { existsSync } from "node:fs";
import { rm, readFile } from "node:fs/promises";
import path from "node:path";
import { isAsset, outputAt } from "../../domain/outputs/output-at";
import { eachLimited } from "../writing/each-limited";
import { listFiles } from "../writing/list-files";
import type { SiteFiles } from "../writing/site-files";
import { bringBackAssets, listAssets } from "./old-assets";

const AT_ONCE = 32;

/** Where other things lie than usual, in tests. */
interface Places {
  /** Its files are served as they are, whatever their addresses. */
  readonly staticDirectory?: string;
  readonly earlierAssets?: string;
  readonly manifest?: string;
}

/**
 * Removes what earlier builds have left and this one has not made, as the table of outputs says. What holds content goes
 * at once: its texts may have been withdrawn. Call it when everything is written.
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
 * Where a file of the content is published: below the hash of the file, and pictures below that of their size, too.
 * Neither needs to be encoded in an address, so texts of all kinds name them alike.
 */
const places = /\/static\/(?:[\da-f]{32}|[\da-f]{24})\/(?:[\da-f]{5}\/)?/g;

/**
 * Removes the pictures and downloads that no page and no other file of the site names any more. They go at once: people
 * ask to take a photo off the site. Call it when everything else is written, and what is outdated is gone.
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
