import path from "node:path";
import { readdirSync, type Dirent } from "node:fs";

/**
 * The paths on the site of all files in a folder and its subfolders; empty if there is no such folder.
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
 * All entries of a folder and its subfolders; empty if there is no such folder. Synchronous, which is several times
 * faster for thousands of entries.
 */
export function folderEntries(folder: string, { recursive = true } = {}): Dirent[] {
  try {
    return readdirSync(folder, { recursive, withFileTypes: true });
  } catch {
    return [];
  }
}
