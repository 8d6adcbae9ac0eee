import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { folderEntries } from "./list-files";

/** How the name of a file or folder that is not complete yet begins. */
export const HALF_WRITTEN = ".half-written-";

/** A name for a file or folder that is not complete yet. It is hidden, so that no server or reader takes it for content. */
export function halfWrittenName(): string {
  return HALF_WRITTEN + randomBytes(8).toString("hex");
}

/**
 * Removes what killed processes left half-written in a folder and everything below it; a missing folder is fine.
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

/** Removes what killed processes left half-written in a folder, but not below it. */
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
