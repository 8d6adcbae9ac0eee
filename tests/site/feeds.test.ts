import { readFileSync } from "node:fs";
import path from "node:path";
import { feedLists } from "../../src/domain/feeds/feed";
import { isoAtClub } from "../../src/domain/time/club-time";
import { servedPath } from "../../src/domain/addresses/served-path";
import { routes } from "../../src/domain/routes";
import { textOfHtml } from "../../src/domain/text/markup";
import { isJsonObject } from "../../src/model/schema/json-object";
import { builtFiles, fileAt, isNoindex, publicDirectory, readablePages, readPage } from "../support/built-site";
import { parseHtml, parseXml } from "../support/parse-html";
import { eventContent, noticeContent } from "../support/content/content";
import { jsonFeedErrors, rssErrors } from "../support/feed-rules";
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

/** The address of a list's feed, as the head of its page names it. */
function linkTo(list: string, format: "xml" | "json"): string {
  const document = parseHtml(readPage(list));
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
  const link = document.querySelector(`link[rel=alternate][href="${servedPath(routes.feed(list, format))}"]`);
  return new URL(link?.getAttribute("href") ?? "", canonical).href;
}

describe.each(lists)("The feed of %s", (list) => {
  const xml = parseXml(read(routes.feed(list, "xml")));
  const json = parseJsonObject(read(routes.feed(list, "json")));
  const items = (Array.isArray(json.items) ? json.items : []).filter(isJsonObject);

  const now = new Date();

  test("is RSS 2.0 as the W3C's validator wants it", () => {
    expect(rssErrors(read(routes.feed(list, "xml")), { address: linkTo(list, "xml"), now })).toEqual([]);
    for (const { textContent: date } of xml.querySelectorAll("pubDate"))
      // Its offset is that of the club.
      expect(isoAtClub(new Date(date)).slice(-6)).toBe(`${date.slice(-5, -2)}:${date.slice(-2)}`);
  });

  test("is JSON Feed 1.1, and has the same items", () => {
    expect(jsonFeedErrors(read(routes.feed(list, "json")), { address: linkTo(list, "json"), now })).toEqual([]);
    const ids = items.map(({ id }) => id);
    expect([...xml.querySelectorAll("item > guid")].map((guid) => guid.textContent)).toEqual(ids);
    const summaries = items.map(({ summary }) => summary);
    expect([...xml.querySelectorAll("item > description")].map(({ textContent }) => textOfHtml(textContent))).toEqual(
      summaries.map((summary) => String(summary).replace(/\s+/g, " ").trim()),
    );
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

test("every page names the feed of all news, a list its own, and the home page all", () => {
  for (const page of readablePages()) {
    const bare = page.path.replace(/(?<=.)\/$/, "");
    const expected = bare === "/" ? lists : isNoindex(page) ? [] : lists.filter((list) => ["/", bare].includes(list));
    const links = [...page.document.querySelectorAll('link[rel="alternate"]')].map((link) => link.getAttribute("href"));
    for (const list of expected) {
      expect(links).toContain(servedPath(routes.feed(list, "xml")));
      expect(links).toContain(servedPath(routes.feed(list, "json")));
    }
  }
});

describe("The rules themselves", () => {
  const about = { address: "https://club.example.org/feed.xml", now: new Date("2026-01-01T00:00:00Z") };
  const item = {
    title: "<title>A</title>",
    link: "<link>https://club.example.org/a</link>",
    guid: '<guid isPermaLink="true">https://club.example.org/a</guid>',
    pubDate: "<pubDate>Sun, 14 Dec 2025 00:00:00 +0600</pubDate>",
    description: "<description>A text</description>",
    content: "<content:encoded>&lt;p&gt;A text&lt;/p&gt;</content:encoded>",
  };
  const rssWith = (changes: Partial<typeof item>, times = 1) =>
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
      "<channel><title>T</title><link>https://club.example.org/</link><description>D</description>",
      `<atom:link href="${about.address}" rel="self"/>`,
      `<item>${Object.values({ ...item, ...changes }).join("")}</item>`.repeat(times),
      "</channel></rss>",
    ].join("");

  it("find nothing wrong with a good feed", () => {
    expect(rssErrors(rssWith({}), about)).toEqual([]);
  });

  it.each([
    ["no description", rssWith({ description: "" }), ["item https://club.example.org/a has no description"]],
    ["the wrong day of the week", rssWith({ pubDate: "<pubDate>Mon, 14 Dec 2025 00:00:00 +0600</pubDate>" }), 1],
    ["an id that is listed twice", rssWith({}, 2), ["the guid https://club.example.org/a is listed twice"]],
    ["a relative link", rssWith({ link: "<link>/a</link>" }), 1],
    ["another address", rssWith({}).replace("feed.xml", "other.xml"), ["atom:link does not name its own address"]],
    ["no XML", "<rss><channel></rss>", ["it is not well-formed RSS"]],
  ])("find %s", (_what, xml, expected) => {
    const errors = rssErrors(xml, about);
    expect(typeof expected === "number" ? errors.length : errors).toEqual(expected);
  });
});
