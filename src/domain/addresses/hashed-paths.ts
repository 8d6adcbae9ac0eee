import { files } from "../routes";
import { pageFile } from "./page-file";

/** Patterns of files that are named after their content; browsers may keep them forever. */
export const hashedPaths: readonly string[] = [
  `${files.media}*`,
  files.adminAsset("*"),
  files.data("*"),
  "/app-*",
  // All scripts and styles that the application loads later.
  "/chunk-*",
  "/framework-*",
  "/start.*",
  "/styles.*",
  "/webpack-runtime-*",
  files.searchIndex("filter/*"),
  files.searchIndex("fragment/*"),
  files.searchIndex("index/*"),
];

/**
 * Whether browsers keep what is answered at a path, so that it can't be the path of a page. nginx takes the headers of a
 * page from the path of its file.
 */
export function isKeptForever(path: string): boolean {
  const prefixes = hashedPaths.map((pattern) => pattern.replace(/\*$/, ""));
  return [path, `/${pageFile(path)}`].some((each) => prefixes.some((prefix) => each.startsWith(prefix)));
}
