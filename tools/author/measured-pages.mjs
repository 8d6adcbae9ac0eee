import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const lists = ["", "events", "workshop", "notice", "team", "advisor", "member", "post", "blog"];
const itemFolders = ["events", "workshops", "notice", "post", "blog", "profile/member"];

/** The file of a page; the home page is the empty path. */
const fileOf = (publicDirectory, page) => path.join(publicDirectory, `${page === "" ? "index" : page}.html`);

/**
 * One page of each type that the site has, as paths without the first slash.
 *
 * @param {string} publicDirectory
 * @returns {readonly string[]}
 */
export function measuredPages(publicDirectory) {
  const isPage = (page) => existsSync(fileOf(publicDirectory, page));
  const leadsOn = (page) => readFileSync(fileOf(publicDirectory, page), "utf8").includes('http-equiv="refresh"');
  const items = itemFolders.flatMap((folder) => {
    const place = path.join(publicDirectory, folder);
    if (!existsSync(place)) return [];
    const names = readdirSync(place).filter((file) => file.endsWith(".html"));
    const pages = names.sort().map((file) => `${folder}/${file.slice(0, -".html".length)}`);
    return pages.filter((page) => !leadsOn(page)).slice(0, 1);
  });
  return [...lists.filter(isPage), ...items];
}
