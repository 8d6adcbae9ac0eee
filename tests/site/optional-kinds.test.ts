import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { routes } from "../../src/domain/routes";
import { propertyOf } from "../../src/domain/shape";
import { isInUse, isOffered } from "../../src/domain/settings/offered";
import { descriptors, foldersWith, hasFeature } from "../../src/model/descriptors";
import { builtPages, publicDirectory } from "../support/built-site";
import "../support/use-club-settings";

const pageAt = (wanted: string) => builtPages().find((page) => page.path === wanted)?.html;
const sitemap = readdirSync(publicDirectory)
  .filter((name) => /^sitemap-\d+\.xml$/.test(name))
  .map((name) => readFileSync(path.join(publicDirectory, name), "utf8"))
  .join("");
const lists = foldersWith("isOptional").filter((folder) => isOffered(routes.list(folder)));

test.each(lists)("the list of %s is indexed if it has items, and only then", (folder) => {
  const html = pageAt(routes.list(folder)) ?? "";
  expect(html.includes('content="noindex"')).toBe(!isInUse(folder));
  expect(sitemap.includes(`${routes.list(folder)}<`)).toBe(isInUse(folder));
});

test.each(lists)("pages link to the list of %s if it has items, and only then", (folder) => {
  // Below the folder of the site, if it has one; the list names itself anyway.
  const link = new RegExp(`<a [^>]*href="[^"]*${routes.list(folder)}"`);
  const linking = builtPages().filter(({ path, html }) => path !== routes.list(folder) && link.test(html));
  expect(linking.length > 0).toBe(isInUse(folder));
});

test.each(lists.filter((folder) => !hasFeature(folder, "item") && isInUse(folder)))(
  "the list of %s holds an element for each item that the open data place there",
  (folder) => {
    const data = path.join(publicDirectory, routes.openData(descriptors[folder].openData));
    const items: unknown = JSON.parse(readFileSync(data, "utf8"));
    const html = pageAt(routes.list(folder)) ?? "";
    const addresses = [items].flat().map((item) => propertyOf(item, "page") ?? propertyOf(item, "url"));
    const places = addresses.map((address) => String(address).split("#")[1]);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  },
);

test("a page without styles of its own loads only the sheet that all share", () => {
  const sheets = [...(pageAt(routes.list("events")) ?? "").matchAll(/rel="stylesheet" href="([^"]+)"/g)];
  // A club may have a banner, and count its readers.
  const own = sheets.flatMap(([, href = ""]) => (/\/(?:banner|visits)\./.test(href) ? [] : href));
  expect(own).toEqual([expect.stringMatching(/\/styles\.[^/]+\.css$/)]);
});
