import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isWholePicture } from "./is-whole-picture";
import { replaceFile } from "../writing/replace-file";

/** Pictures that are kept from build to build, each named after everything that it was made from. */
export class PictureCache {
  private readonly folder: string;
  private readonly used = new Set<string>();

  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  /** The file of a picture. It is drawn if the cache has no complete file of this name. */
  async fileOf(name: string, draw: () => Promise<Buffer>): Promise<string> {
    const file = path.join(this.folder, name);
    const cached = await readFile(file).catch(() => undefined);
    if (cached === undefined || !isWholePicture(cached)) await replaceFile(file, await draw());
    this.used.add(name);
    return file;
  }

  /** Removes every picture that was not asked for. */
  async removeUnused(): Promise<void> {
    const unused = (await readdir(this.folder).catch(() => [])).filter((name) => !this.used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), { recursive: true, force: true })));
  }
}
