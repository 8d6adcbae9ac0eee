import { statSync } from "node:fs";
import { readContentTree } from "../content-tree";

/** The files of a folder whose files are served as they are, as paths of the site; a missing folder is fine. */
export function staticPaths(directory: string): ReadonlySet<string> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return new Set();
  return new Set([...readContentTree(directory).files].map((file) => `/${file}`));
}
