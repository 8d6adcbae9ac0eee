import type { Dirent } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { replaceFile, replaceFileByCopy } from "./replace-file";

/**
 * The files that one part of the build writes, named by their paths on the site, such as `/calendar/x.ics`.
 * Outdated files go last: until then readers find either the old files or the new ones.
 */
export class SiteFiles {
  private readonly publicDirectory: string;
  private readonly written = new Set<string>();

  constructor(publicDirectory: string) {
    this.publicDirectory = path.resolve(publicDirectory);
  }

  async write(sitePath: string, data: string | Uint8Array): Promise<void> {
    await replaceFile(this.own(sitePath), data);
  }

  async copy(source: string, sitePath: string): Promise<void> {
    await replaceFileByCopy(source, this.own(sitePath));
  }

  /** Moves a complete file of the same disk to its place. */
  async move(source: string, sitePath: string): Promise<void> {
    const file = this.own(sitePath);
    await mkdir(path.dirname(file), { recursive: true });
    await rename(source, file);
  }

  /** Removes every file below a folder that was not written here, and the folders that are empty then. */
  async removeOutdated(folder: string): Promise<void> {
    const entries = await this.entriesBelow(folder);
    const outdated = entries
      .filter((entry) => !entry.isDirectory())
      .map(pathOf)
      .filter((file) => !this.written.has(file));
    await Promise.all(outdated.map((file) => rm(file, { force: true })));
    if (outdated.length > 0) await removeEmptyFolders(entries);
  }

  private own(sitePath: string): string {
    const file = path.join(this.publicDirectory, sitePath);
    this.written.add(file);
    return file;
  }

  private entriesBelow(folder: string): Promise<Dirent[]> {
    const options = { recursive: true, withFileTypes: true } as const;
    return readdir(path.join(this.publicDirectory, folder), options).catch(() => []);
  }
}

function pathOf({ parentPath, name }: Dirent): string {
  return path.join(parentPath, name);
}

async function removeEmptyFolders(entries: readonly Dirent[]): Promise<void> {
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  // The deepest first. A folder that still holds a file stays.
  for (const folder of folders.sort((a, b) => b.length - a.length)) await rmdir(folder).catch(() => undefined);
}
