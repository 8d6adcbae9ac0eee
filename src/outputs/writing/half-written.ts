import { randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

const PREFIX = ".half-written-";

/** A name for a file or folder that is not complete yet. It is hidden, so that no server or reader takes it for content. */
export function halfWrittenName(): string {
  return PREFIX + randomBytes(8).toString("hex");
}

/** Removes what killed processes left half-written in a folder and everything below it; a missing folder is fine. */
export async function removeHalfWritten(folder: string): Promise<void> {
  await removeLeftovers(folder, await readdir(folder, { recursive: true }).catch(() => []));
}

/** Removes what killed processes left half-written in a folder, but not below it. */
export async function removeHalfWrittenFiles(folder: string): Promise<void> {
  await removeLeftovers(folder, await readdir(folder).catch(() => []));
}

async function removeLeftovers(folder: string, names: readonly string[]): Promise<void> {
  const leftovers = names.filter((name) => path.basename(name).startsWith(PREFIX));
  await Promise.all(leftovers.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
