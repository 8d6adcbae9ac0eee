import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const lists = ["", "events", "workshop", "notice", "team", "advisor", "member", "post", "blog"];
const itemFolders = ["events", "workshops", "notice", "post", "blog", "profile/member"];

/** Folders in which a list's other pages are, not an item. */
const noItem = new Set(["archive"]);

/**
 * One page of each type that the site has, as folders below `public`.
 *
 * @param {string} publicDirectory
 * @returns {readonly string[]}
 */
export function measuredPages(publicDirectory) {
  const isPage = (folder) => existsSync(path.join(publicDirectory, folder, "index.html"));
  const items = itemFolders.flatMap((folder) => {
    const place = path.join(publicDirectory, folder);
    if (!existsSync(place)) return [];
    const names = readdirSync(place)
      .filter((name) => !noItem.has(name))
      .sort();
    const name = names.find((each) => isPage(path.join(folder, each)));
    return name === undefined ? [] : [`${folder}/${name}`];
  });
  return [...lists.filter(isPage), ...items];
}

/**
 * What a reader's browser loads for a page before the reader does anything, in bytes, gzipped.
 *
 * @param {string} publicDirectory
 * @param {string} page a folder below it
 * @returns {{ html: number, scripts: number, styles: number }}
 */
export function pageSizes(publicDirectory, page) {
  const file = path.join(publicDirectory, page, "index.html");
  const html = readFileSync(file, "utf8");
  const weight = (files) => files.reduce((sum, each) => sum + gzipSync(readFileSync(each)).length, 0);
  const local = (pattern) => [...html.matchAll(pattern)].map(([, address]) => path.join(publicDirectory, address));
  return {
    html: weight([file]),
    scripts: weight(local(/<script[^>]+src="(\/[^"]+\.js)"/g)),
    styles: weight(local(/<link[^>]+href="(\/[^"]+\.css)"/g)),
  };
}
