import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "../writing/replace-file";

/** Pictures that are kept from build to build, each named by a hash of everything it was made from. */
export class PictureCache {
  private readonly folder: string;
  private readonly asked = new Map<string, Promise<string>>();

  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  /** The file of a picture. It is drawn if the cache has no complete file of this name. */
  fileOf(name: string, draw: () => Promise<Buffer>): Promise<string> {
    const file = this.asked.get(name) ?? this.completeFile(name, draw);
    this.asked.set(name, file);
    return file;
  }

  private async completeFile(name: string, draw: () => Promise<Buffer>): Promise<string> {
    const file = path.join(this.folder, name);
    const cached = await readFile(file).catch(() => undefined);
    if (cached === undefined || !isWholePicture(cached)) await replaceFile(file, await draw());
    return file;
  }

  /** Removes all pictures that were not used. */
  async removeUnused(): Promise<void> {
    const unused = (await readdir(this.folder).catch(() => [])).filter((name) => !this.asked.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), { recursive: true, force: true })));
  }
}

/** True if bytes are a complete JPEG or WebP, not cut off and completely written to the disk. */
export function isWholePicture(bytes: Buffer): boolean {
  return isWholeJpeg(bytes) || isWholeWebp(bytes);
}

function isWholeJpeg(bytes: Buffer): boolean {
  const [start, end] = [bytes.subarray(0, 3), bytes.subarray(-2)];
  return start.equals(Buffer.from([0xff, 0xd8, 0xff])) && end.equals(Buffer.from([0xff, 0xd9]));
}

/** A WebP begins with the number of bytes after its first eight, and does not end with zeros, as after a power cut. */
function isWholeWebp(bytes: Buffer): boolean {
  const isNamed = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return isNamed && bytes.readUInt32LE(4) + 8 === bytes.length && bytes.subarray(-8).some((byte) => byte !== 0);
}
