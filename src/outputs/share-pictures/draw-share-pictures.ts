import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { sharePicture } from "../../domain/share/share-picture";
import { PictureCache } from "../media/picture-cache";
import { eachLimited } from "../writing/each-limited";
import type { SiteFiles } from "../writing/site-files";
import type { drawPicture } from "./draw-picture";
import type { PictureText } from "./picture-text";
import { clubSettings } from "../../model/build-info";

/** Increase it when the design of the pictures changes. */
const LOOK = 6;

/** Kept from build to build; each picture is named by the hash of everything on it. */
const CACHE = ".cache/caches/share-pictures";

/** While the letters of one are shaped, another is drawn and encoded; each takes 3 MB. */
const AT_ONCE = 2;

const COPIED_AT_ONCE = 32;

/** How a picture is drawn; tests count the calls. */
type Draw = typeof drawPicture;

/** The drawing code takes a second to load, and most builds draw nothing. */
const drawWhenNeeded: Draw = async (...picture) => (await import("./draw-picture")).drawPicture(...picture);

export interface DrawnPicture {
  readonly page: string;
  readonly file: string;
}

export async function writeSharePictures(site: SiteFiles, pictures: readonly DrawnPicture[]): Promise<void> {
  await eachLimited(pictures, COPIED_AT_ONCE, ({ page, file }) => site.copy(file, sharePicture(page)));
}

/** Draws the share picture of each page, unless an earlier build has drawn it. */
export async function drawSharePictures(
  texts: readonly PictureText[],
  clubName: string,
  { cacheFolder = CACHE, draw = drawWhenNeeded }: { readonly cacheFolder?: string; readonly draw?: Draw } = {},
): Promise<DrawnPicture[]> {
  const cache = new PictureCache(cacheFolder);
  const drawn: DrawnPicture[] = [];
  await eachLimited(texts, AT_ONCE, async (text) => {
    const name = `${await hashOf(text, clubName)}.jpg`;
    drawn.push({ page: text.path, file: await cache.fileOf(name, () => draw(text, clubName)) });
  });
  await cache.removeUnused();
  return drawn;
}

async function hashOf({ path: page, kind, title, facts, photo }: PictureText, clubName: string): Promise<string> {
  // The picture shows the folder of the page, but not its name.
  const shown = JSON.stringify([LOOK, page.split("/")[1], kind, title, facts, clubName]);
  const accent = clubSettings().colours?.dark.accent ?? "";
  const hash = createHash("sha256").update(shown + accent);
  if (photo !== undefined && existsSync(photo)) hash.update(await readFile(photo));
  return hash.digest("hex").slice(0, 24);
}
