import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * The paths on the site of all files in a folder and below it; empty where there is no such folder.
 *
 * @param folder such as `/data`
 */
export async function listFiles(
  publicDirectory: string,
  folder: string,
  { recursive = true }: { readonly recursive?: boolean } = {},
): Promise<string[]> {
  const top = path.join(publicDirectory, folder);
  const entries = await readdir(top, { recursive, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => `/${path.relative(publicDirectory, path.join(parentPath, name))}`)
    .map((sitePath) => sitePath.split(path.sep).join("/"));
}
