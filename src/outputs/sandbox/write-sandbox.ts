import { buildFiles } from "../../domain/routes";
import { sandboxItems } from "./sandbox-items";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Content } from "../../content/content";
import { eachLimited } from "../writing/each-limited";
import { typeOfName } from "../../model/files/file-types";
import type { PictureCache } from "../media/picture-cache";
import type { SiteFiles } from "../writing/site-files";

/**
 * Writes the content of the sandbox at `/admin?demo`: `demo.json` with the items, and small copies of their pictures.
 * No other page loads these.
 *
 * @param now decides which upcoming items are over, and which items are not published yet
 */
export async function writeSandbox(places: SandboxPlaces, now: Date): Promise<void> {
  const { content } = places;
  const items = sandboxItems(content, now);
  const named = new Set(items.flatMap(({ references }) => [...references]));
  const media = await writeSandboxMedia(
    places,
    [...content.tree.files].filter((file) => named.has(file)),
  );
  const texts = Object.fromEntries(items.map(({ file, text }) => [file, text]));
  await places.site.write(buildFiles.sandboxTexts, JSON.stringify({ texts, media }));
}

/** More pictures than these can be chosen in the sandbox, but not viewed. */
const MOST_PICTURES = 300;

/** Wide enough for a preview, in px. */
const WIDTH = 480;

/** Increase it to make all copies again. */
const LOOK = 1;

const AT_ONCE = 4;

export interface SandboxPlaces {
  readonly site: SiteFiles;
  readonly content: Content;
  /** Where the copies are kept from build to build, named by the hashes of the originals. */
  readonly cache: PictureCache;
  /** Returns the address on the site of a video or document that an item uses. */
  readonly publish: (file: string) => Promise<string | null>;
}

/**
 * Writes small copies of pictures, without metadata, and returns where each file can be viewed; an empty text if it
 * can't be read.
 *
 * @param media paths of the content
 */
async function writeSandboxMedia(
  { site, content, cache, publish }: SandboxPlaces,
  media: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const addresses = new Map<string, string>();
  const { directory } = content.tree;
  const [pictures, others] = [media.filter(isPicture), media.filter((file) => !isPicture(file))];
  await eachLimited(pictures.slice(0, MOST_PICTURES), AT_ONCE, async (file) => {
    const copy = await smallCopy(path.join(directory, file), cache);
    if (copy === undefined) return;
    const address = buildFiles.sandboxMedia(path.basename(copy));
    await site.copy(copy, address);
    addresses.set(file, address);
  });
  await cache.removeUnused();
  for (const file of others) addresses.set(file, (await publish(path.join(directory, file))) ?? "");
  return Object.fromEntries(media.map((file) => [file, addresses.get(file) ?? ""]));
}

function isPicture(file: string): boolean {
  return typeOfName(file)?.family === "picture";
}

/** The file of a picture's copy in the cache; undefined if the original can't be read as a picture. */
async function smallCopy(file: string, cache: PictureCache): Promise<string | undefined> {
  const original = await readFile(file);
  const name = `${createHash("sha256").update(`${LOOK} `).update(original).digest("hex").slice(0, 24)}.webp`;
  try {
    return await cache.fileOf(name, () => encoded(original));
  } catch {
    return undefined;
  }
}

/** sharp removes metadata by default. */
function encoded(original: Buffer): Promise<Buffer> {
  return sharp(original)
    .rotate()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 65, effort: 2 })
    .toBuffer();
}
