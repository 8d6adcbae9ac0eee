import { readFileSync } from "node:fs";
import path from "node:path";
import { feedLists } from "../../src/domain/feeds/feed-lists";
import { isoAtClub } from "../../src/domain/time/club-time";
import { servedPath } from "../../src/domain/addresses/served-path";
import { routes } from "../../src/domain/routes";
import { isJsonObject } from "../../src/model/schema/json-object";
import { builtFiles, fileAt, publicDirectory, readablePages } from "../support/built-site";
import { eventContent, noticeContent } from "../support/content/content";
import { parseJsonObject } from "../support/json-object";

const read = (address: string) => readFileSync(path.join(publicDirectory, address), "utf8");
const lists = Object.keys(feedLists());
const files = new Set(builtFiles());

function addressesIn(html: string): string[] {
  const document = parseHtml(html);
  return [...document.querySelectorAll("[href],[src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
}

describe.each(lists)("The feed of %s", (list) => {
  const xml = parseXml(read(routes.feed(list, "xml")));
  const json = parseJsonObject(read(routes.feed(list, "json")));
  const items = (Array.isArray(json.items) ? json.items : []).filter(isJsonObject);

  test("is RSS 2.0 with what the format requires", () => {
    expect(xml.querySelector("parsererror")).toBeNull();
    expect(xml.documentElement.getAttribute("version")).toBe("2.0");
    for (const name of ["title", "link", "description"])
      expect(xml.querySelector(`channel > ${name}`)?.textContent).toBeTruthy();
    for (const item of xml.querySelectorAll("item")) {
      expect(item.querySelector("title")?.textContent).toBeTruthy();
      expect(item.querySelector("guid")?.textContent).toBe(item.querySelector("link")?.textContent);
      const date = item.querySelector("pubDate")?.textContent;
      if (!date) continue;
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}$/);
      // Its offset is that of the club.
      expect(isoAtClub(new Date(date)).slice(-6)).toBe(`${date.slice(-5, -2)}:${date.slice(-2)}`);
    }
  });

  test("is JSON Feed 1.1 with what the format requires, and the same items", () => {
    expect(json.version).toBe("https://jsonfeed.org/version/1.1");
    expect(json.title).toBeTruthy();
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...xml.querySelectorAll("item > guid")].map((guid) => guid.textContent)).toEqual(ids);
    for (const item of items) expect(typeof item.content_html).toBe("string");
  });

  test("leads to pages that exist, and its texts have only absolute addresses", () => {
    for (const item of items) {
      const { pathname } = new URL(String(item.url));
      expect(files).toContain(fileAt(pathname));
      for (const address of addressesIn(String(item.content_html))) expect(address).toMatch(/^(https?|mailto|tel):/);
    }
  });
});

test("the feeds hold what the lists hold, up to a point", () => {
  const ids = (list: string) => {
    const { items } = parseJsonObject(read(routes.feed(list, "json")));
    return Array.isArray(items) ? items.length : 0;
  };
  expect(ids(routes.list("notices"))).toBe(Math.min(30, noticeContent().length));
  expect(ids(routes.list("events"))).toBe(Math.min(30, eventContent().length));
});

test("every list that has a feed says so in its head, and the home page names them all", () => {
  for (const page of readablePages()) {
    const bare = page.path.replace(/(?<=.)\/$/, "");
    const expected = bare === "/" ? lists : lists.filter((list) => list === bare);
    const links = [...page.document.querySelectorAll('link[rel="alternate"]')].map((link) => link.getAttribute("href"));
    for (const list of expected) {
      expect(links).toContain(servedPath(routes.feed(list, "xml")));
      expect(links).toContain(servedPath(routes.feed(list, "json")));
    }
  }
});
