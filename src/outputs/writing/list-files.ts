import path from "node:path";
import { folderEntries } from "./folder-entries";

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
