import { readFileSync } from "node:fs";
import path from "node:path";
import { sitePath } from "../../src/domain/addresses/served-path";
import { feedLists } from "../../src/domain/feeds/feed";
import { routes } from "../../src/domain/routes";
import { isJsonObject } from "../../src/model/schema/json-object";
import { newestFiles, publicDirectory, structuredNodes, visitorPages, type BuiltPage } from "../support/built-site";

const pages = visitorPages();
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(publicDirectory, file), "utf8"));
const pathOf = (address: unknown) => {
  const { pathname, hash } = new URL(String(address), "https://site.test");
  return decodeURI(sitePath(pathname) + hash);
};
const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list: unknown = Reflect.get(Object(value), name);
  return Array.isArray(list) ? list : [];
};

/** The addresses that a page lists for search engines. */
function listedOn(page: BuiltPage): readonly string[] {
  const lists = structuredNodes(page)
    .map(({ mainEntity }) => mainEntity)
    .filter((list) => isJsonObject(list) && list["@type"] === "ItemList");
  return lists.flatMap((list) =>
    listIn(list, "itemListElement").map((entry) => pathOf(Reflect.get(Object(entry), "url"))),
  );
}

/** The addresses to which the main part of a page links, and those of its own parts, each once. */
function shownOn({ document, path: page }: BuiltPage): readonly string[] {
  const elements = [...document.querySelectorAll("main a[href^='/'], main [id]")];
  return [...new Set(elements.map((element) => pathOf(element.getAttribute("href") ?? `${page}#${element.id}`)))];
}

/** The address of the next or previous page in the list. */
function neighbourOf({ document }: BuiltPage, rel: "prev" | "next"): string | undefined {
  const link = document.querySelector(`main a[rel=${rel}]`);
  return link ? pathOf(link.getAttribute("href")) : undefined;
}

const feedOf = (list: string) =>
  listIn(read(routes.feed(list, "json")), "items").map((item) => pathOf(Reflect.get(Object(item), "url")));

/** The parts of two lists that both have, each in its order. */
const shared = (first: readonly string[], second: readonly string[]) => [
  first.filter((each) => second.includes(each)),
  second.filter((each) => first.includes(each)),
];

const lists = pages
  .map((page) => ({ page, path: page.path, listed: listedOn(page) }))
  .filter(({ listed }) => listed[1]);

test("the site has lists", () => {
  expect(lists.length).toBeGreaterThan(5);
});

test.each(lists)("$path is in the same order for readers and for search engines", ({ page, listed }) => {
  const [forEngines, forReaders] = shared(listed, shownOn(page));
  expect(forReaders).toEqual(forEngines);
});

const first = pages.filter((page) => neighbourOf(page, "next") !== undefined && !neighbourOf(page, "prev"));

/** All pages that a reader reaches from one, one after the other. */
function walk(start: BuiltPage): readonly string[] {
  const walked: string[] = [];
  for (let page: BuiltPage | undefined = start; page && !walked.includes(page.path);) {
    walked.push(page.path);
    const next = neighbourOf(page, "next");
    const following = pages.find((each) => each.path === next);
    if (following) expect(neighbourOf(following, "prev")).toBe(page.path);
    page = following;
  }
  return walked;
}

test.each(first)("reading on from $path leads to all others, in the order of their list and feed", (page) => {
  const walked = walk(page);
  expect(walked.length).toBeGreaterThan(1);
  const list = Object.keys(feedLists()).find((each) => page.path.startsWith(`${each}/`)) ?? "";
  const [walkedOfFeed, fed] = shared(walked, feedOf(list));
  expect(walkedOfFeed).toEqual(fed);
  expect(fed?.length).toBeGreaterThan(1);
  const listed = lists.find((each) => each.path === list)?.listed ?? [];
  // Pinned items only come first in their list.
  if (list === routes.list("notices")) return;
  const [walkedOfList, ofList] = shared(walked, listed);
  expect(walkedOfList).toEqual(ofList);
});

test("courses that are open come before those that are not", () => {
  const [file = ""] = newestFiles().filter((name) => /^data\/courses\.[^/]*\.json$/.test(name));
  const courses = read(file);
  const open = (Array.isArray(courses) ? courses : []).map(
    (course) => Reflect.get(Object(course), "isAvailable") === true,
  );
  expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)));
});
