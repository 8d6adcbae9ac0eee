import { foldersWith } from "../../model/descriptors";
import { siteLanguages } from "../../words/site-language";
import { pageFile } from "../addresses/page-file";
import { fixedPaths, routes, sectionOf } from "../routes";
import { isUnusedList } from "../settings/offered";
import { outputList, type Output } from "./outputs";

/** The output that a path of the site belongs to; undefined for pages and files of `static/`. */
export function outputAt(path: string): Output | undefined {
  return outputList.find((output) => belongsTo(path, output));
}

export function belongsTo(path: string, { paths }: Output): boolean {
  return paths.some((pattern) => matches(pattern, path));
}

function matches(pattern: string, path: string): boolean {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return path === pattern;
  if (!path.startsWith(start)) return false;
  const rest = path.slice(start.length);
  return end === "" || (rest.endsWith(end) && !rest.includes("/"));
}

/** True for a file that is named after what is in it, so that browsers keep it. */
export function isKeptForever(path: string): boolean {
  return outputAt(path)?.forever?.some((pattern) => matches(pattern, path)) === true;
}

/** True for scripts and what they load, which hold no text of the content: open pages still ask for those of the build before. */
export function isAsset(path: string): boolean {
  return isKeptForever(path) && outputAt(path)?.leftover === "stays for one build";
}

/**
 * True if an address belongs to the build: no page and no redirect can have it. Hosts may take the headers of a page
 * from the path of its file.
 */
export function isReserved(path: string): boolean {
  return [path, `${path}/`, `/${pageFile(path)}`]
    .flatMap((each) => outputAt(each) ?? [])
    .some(({ isFree }) => isFree !== true);
}

/** The addresses of outputs to which a link may lead, as far as they don't depend on the content. */
export const linkedPaths: readonly string[] = outputList
  .filter(({ isHidden }) => isHidden !== true)
  .flatMap(({ paths }) => paths)
  .filter((path) => !path.includes("*"));

/** First path segments that belong to the site: no portfolio may take one. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...fixedPaths.map(sectionOf),
  ...foldersWith("item").map((folder) => sectionOf(routes.item(folder, ""))),
  ...outputList.flatMap(({ paths }) => paths.map(sectionOf)).filter((section) => !section.includes("*")),
  "media",
  // The pages in further languages.
  ...siteLanguages().slice(1),
  // Where Gatsby keeps the data of the home page.
  "index",
  "index.html",
]);

export function isReservedName(name: string): boolean {
  return reservedSegments.has(name) && !isUnusedList(routes.page(name));
}
