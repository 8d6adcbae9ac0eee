import path from "node:path";
import { readdirSync, type Dirent } from "node:fs";

/**
 * The paths on the site of all files in a folder and below it; empty where there is no such folder.
 *
 * @param folder such as `/data`
 */
export function listFiles(
  publicDirectory: string,
  folder: string,
  { recursive = true }: { readonly recursive?: boolean } = {},
): string[] {
  return folderEntries(path.join(publicDirectory, folder), { recursive })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => `/${path.relative(publicDirectory, path.join(parentPath, name))}`)
    .map((sitePath) => sitePath.split(path.sep).join("/"));
}

/**
 * All that is in a folder and below it; nothing where there is no such folder. Synchronous, since thousands of entries
 * take several times as long otherwise.
 */
export function folderEntries(folder: string, { recursive = true } = {}): Dirent[] {
  try {
    return readdirSync(folder, { recursive, withFileTypes: true });
  } catch {
    return [];
  }
}
