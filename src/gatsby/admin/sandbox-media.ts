import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { files } from "../../domain/routes";
import { eachLimited } from "../each-limited";

/** Pictures beyond these can be chosen in the sandbox, but not looked at. */
const MOST_PICTURES = 300;

/** Wide enough for a preview, in px. */
const WIDTH = 480;

/** To be counted up whenever the copies must look different. */
const LOOK = 1;

const AT_ONCE = 4;

/** Where the sandbox is written, and what it is made of. */
export interface SandboxFolders {
  readonly admin: string;
  readonly content: string;
  /** Where the copies are kept from build to build, each under the hash of its original. */
  readonly cache: string;
}

/**
 * Writes small copies of pictures, without the metadata of the originals, and returns where each file can
 * be looked at: nowhere (an empty text) where it is not a picture that can be read.
 *
 * @param media paths of the content
 */
export async function writeSandboxMedia(
  folders: SandboxFolders,
  media: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const directory = path.join(folders.admin, "demo");
  await rm(directory, { recursive: true, force: true });
  await Promise.all([directory, folders.cache].map((folder) => mkdir(folder, { recursive: true })));
  const copies = new Map<string, string>();
  await eachLimited(media.slice(0, MOST_PICTURES), AT_ONCE, async (file) => {
    const copy = await smallCopy(path.join(folders.content, file), folders.cache);
    if (copy === undefined) return;
    await copyFile(path.join(folders.cache, copy), path.join(directory, copy));
    copies.set(file, copy);
  });
  await removeOutdated(folders.cache, new Set(copies.values()));
  return Object.fromEntries(
    media.map((file) => {
      const copy = copies.get(file);
      return [file, copy === undefined ? "" : files.sandboxMedia(copy)];
    }),
  );
}

/** The name of a picture's copy in the cache; undefined where the file can't be read as a picture. */
async function smallCopy(file: string, cache: string): Promise<string | undefined> {
  try {
    const original = await readFile(file);
    const name = `${createHash("sha256").update(`${LOOK} `).update(original).digest("hex").slice(0, 24)}.webp`;
    const place = path.join(cache, name);
    if (!existsSync(place)) await writeFile(place, await encoded(original));
    return name;
  } catch {
    return undefined;
  }
}

/** sharp keeps no metadata unless it is told to. */
function encoded(original: Buffer): Promise<Buffer> {
  return sharp(original)
    .rotate()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 65, effort: 2 })
    .toBuffer();
}

async function removeOutdated(cache: string, used: ReadonlySet<string>): Promise<void> {
  const outdated = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(outdated.map((name) => rm(path.join(cache, name))));
}
