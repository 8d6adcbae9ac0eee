import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { eachLimited } from "../writing/each-limited";
import { listFiles } from "../writing/list-files";

/**
 * Where a file of the content is published: below the hash of the file, and pictures below that of their size, too.
 * Neither needs to be encoded in an address, so texts of all kinds name them alike.
 */
const places = /\/static\/(?:[\da-f]{32}|[\da-f]{24})\/(?:[\da-f]{5}\/)?/g;

const AT_ONCE = 32;

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
