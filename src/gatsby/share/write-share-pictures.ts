import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sharePicture } from "../../domain/share/share-picture";
import { drawPicture } from "./draw-picture";
import type { PictureText } from "./picture-text";

/** To be counted up whenever the pictures shall look otherwise. */
const LOOK = 2;

/** Kept from build to build, each picture under the hash of all that is on it. */
const CACHE = ".cache/caches/share-pictures";

/** Writes the share picture of each page; those that an earlier build has drawn already cost nothing. */
export async function writeSharePictures(
  publicDirectory: string,
  texts: readonly PictureText[],
  clubName: string,
): Promise<void> {
  const cache = path.resolve(CACHE);
  await mkdir(cache, { recursive: true });
  await rm(path.join(publicDirectory, "share"), { recursive: true, force: true });
  const used = new Set<string>();
  for (const text of texts) {
    const name = `${await hashOf(text, clubName)}.jpg`;
    const cached = path.join(cache, name);
    if (!existsSync(cached)) await writeFile(cached, await drawPicture(text, clubName));
    used.add(name);
    const target = path.join(publicDirectory, sharePicture(text.path));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cached, target, constants.COPYFILE_FICLONE);
  }
  const outdated = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(outdated.map((name) => rm(path.join(cache, name))));
}

async function hashOf({ path: page, kind, title, facts, photo }: PictureText, clubName: string): Promise<string> {
  // The folder of the page stands on the picture, its name does not.
  const shown = JSON.stringify([LOOK, page.split("/")[1], kind, title, facts, clubName]);
  const hash = createHash("sha256").update(shown);
  if (photo !== undefined && existsSync(photo)) hash.update(await readFile(photo));
  return hash.digest("hex").slice(0, 24);
}
