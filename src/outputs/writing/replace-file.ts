import { constants } from "node:fs";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { fileErrorMessage } from "../../content/read/file-error-message";
import { folderEntries } from "./list-files";

/**
 * Writes a file, and its folder if needed. It is written under a temporary name in the same folder and renamed, so that
 * readers find the old file or the new one, even if the process is killed.
 *
 * @throws Error that names the file and says why
 */
export async function replaceFile(file: string, data: string | Uint8Array): Promise<void> {
  await replace(file, (draft) => writeFile(draft, data));
}

/** Copies a file in the same way. */
export async function replaceFileByCopy(source: string, file: string): Promise<void> {
  await replace(file, (draft) => copyFile(source, draft, constants.COPYFILE_FICLONE));
}

async function replace(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const folder = path.dirname(file);
  const draft = path.join(folder, halfWrittenName());
  try {
    await mkdir(folder, { recursive: true });
    await write(draft);
    await rename(draft, file);
  } catch (error) {
    // If it can't be removed, it was never written; the first error is the one that matters.
    await rm(draft, { force: true }).catch(() => undefined);
    throw unwritable(file, error);
  }
}

/** An error with the real name of the file: errors of the system have the temporary name. */
export function unwritable(file: string, error: unknown): Error {
  return new Error(`${file}: ${fileErrorMessage("written", error)}`, { cause: error });
}

/** How the names of incomplete files and folders begin. */
export const HALF_WRITTEN = ".half-written-";

/** A name for an incomplete file or folder. It is hidden, so that it is never mistaken for content. */
export function halfWrittenName(): string {
  return HALF_WRITTEN + randomBytes(8).toString("hex");
}

/**
 * Removes incomplete files of killed processes from a folder and its subfolders; a missing folder is fine.
 *
 * @returns all other files, such as `events/x.html`
 */
export async function removeHalfWritten(folder: string): Promise<string[]> {
  const files = folderEntries(folder).map((entry) => ({
    entry,
    name: path.relative(folder, path.join(entry.parentPath, entry.name)),
  }));
  await removeLeftovers(
    folder,
    files.map(({ name }) => name),
  );
  return files
    .filter(
      ({ entry, name }) => !entry.isDirectory() && !name.split(path.sep).some((part) => part.startsWith(HALF_WRITTEN)),
    )
    .map(({ name }) => name.split(path.sep).join("/"));
}

/** Removes incomplete files of killed processes from a folder, but not from its subfolders. */
export async function removeHalfWrittenFiles(folder: string): Promise<void> {
  await removeLeftovers(
    folder,
    folderEntries(folder, { recursive: false }).map(({ name }) => name),
  );
}

async function removeLeftovers(folder: string, names: readonly string[]): Promise<void> {
  const leftovers = names.filter((name) => path.basename(name).startsWith(HALF_WRITTEN));
  await Promise.all(leftovers.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
