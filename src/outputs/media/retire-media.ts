import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { anyRelativePath } from "../../content/rules/addresses/any-relative-path";
import { isShownAt } from "../../domain/publication/publication";
import type { Content } from "../../content/content";
import { listFiles } from "../writing/list-files";
import { publicAddress, publicStem } from "./publish-file";

/** What `publishFile` writes. */
const published = /^\/static\/[\da-f]{24}\/([^/]+)\.[^/.]+$/;

/** What the image pipeline makes from a file with this digest. */
const resized = /^\/static\/([\da-f]{32})\/.+\//;

/** A copy with all metadata, as earlier versions of this program published it. */
const original = /^\/static\/[\da-f]{32}\/[^/]+$/;

interface Media {
  readonly content: Content;
  /** The digests of all files that Gatsby has read. */
  readonly digests: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * Removes pictures and downloads that earlier builds have published and that the content does not contain any
 * more. They go at once, unlike the files of `retireGenerations`: people ask to take a photo off the site.
 */
export async function retireMedia(publicDirectory: string, { content, digests, now }: Media): Promise<void> {
  const present = listFiles(publicDirectory, "/static");
  const kept = await publishedAddresses({ content, now }, present);
  const outdated = present.filter((file) => {
    const digest = resized.exec(file)?.[1];
    if (digest !== undefined) return !digests.has(digest);
    return original.test(file) || (published.test(file) && !kept.has(file));
  });
  await Promise.all(outdated.map((file) => rm(path.join(publicDirectory, file), { force: true })));
}

/** The addresses of the files that published items name, as far as these files are present. */
async function publishedAddresses(
  { content, now }: Pick<Media, "content" | "now">,
  present: readonly string[],
): Promise<ReadonlySet<string>> {
  const stems = new Set(present.map((file) => published.exec(file)?.[1]));
  const shown = content.items.filter(({ source, fields }) => isShownAt(source, fields, now));
  const named = new Set(shown.flatMap((item) => [...anyRelativePath(item)]));
  const addresses = new Set<string>();
  // Reading every photo would take long, so names are compared first.
  for (const file of [...named].filter((name) => stems.has(publicStem(name)))) {
    const bytes = await readFile(path.join(content.tree.directory, file)).catch(() => undefined);
    const address = bytes && publicAddress(file, bytes);
    if (address !== undefined) addresses.add(address);
  }
  return addresses;
}
