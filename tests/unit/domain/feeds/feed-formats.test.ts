import { JSDOM } from "jsdom";
import { absoluteHtml, rssOf } from "../../../../src/domain/feeds/feed-formats";
import type { Feed, FeedItem } from "../../../../src/domain/feeds/feed";

const item: FeedItem = {
  id: "https://club.example.org/notice/x",
  url: "https://club.example.org/notice/x",
  title: `A & B <script> "c"`,
  html: "<p>খেলা &amp; ]]> more</p>",
  summary: "Short",
  published: new Date("2026-02-13T18:00:00Z"),
  authors: ["Nusrat"],
  tags: ["a", "b"],
};
const feed: Feed = {
  title: "Notices",
  description: "The newest",
  page: "https://club.example.org/notice",
  rss: "https://club.example.org/notice/feed.xml",
  json: "https://club.example.org/notice/feed.json",
  items: [item],
};

const xmlOf = (text: string) => new new JSDOM().window.DOMParser().parseFromString(text, "text/xml");

describe("An RSS feed", () => {
  it("is well-formed and keeps every text whole", () => {
    const xml = xmlOf(rssOf(feed));
    expect(xml.querySelector("parsererror")).toBeNull();
    expect(xml.querySelector("item > title")?.textContent).toBe(item.title);
    expect(xml.querySelector("item > guid")?.textContent).toBe(item.url);
    expect(xml.getElementsByTagName("content:encoded")[0]?.textContent).toBe(item.html);
    expect(xml.querySelector("item > pubDate")?.textContent).toBe("Sat, 14 Feb 2026 00:00:00 +0600");
  });

  it("leaves out letters that XML can't hold", () => {
    const xml = xmlOf(rssOf({ ...feed, items: [{ ...item, title: "a\u0000b\ud800c" }] }));
    expect(xml.querySelector("item > title")?.textContent).toBe("abc");
  });

  it("shows a summary as it is written, since readers take it for HTML", () => {
    const summary = "Why vector<int> beats an array & \u0000more";
    const xml = xmlOf(rssOf({ ...feed, items: [{ ...item, summary }] }));
    const html = xml.querySelector("item > description")?.textContent ?? "";
    expect(new JSDOM(html).window.document.body.textContent).toBe("Why vector<int> beats an array & more");
  });

  it("names everyone who wrote an article, in the one element that readers look for", () => {
    const xml = xmlOf(rssOf({ ...feed, items: [{ ...item, authors: ["Nusrat", "Rakib"] }] }));
    const creators = [...xml.getElementsByTagName("dc:creator")].map(({ textContent }) => textContent);
    expect(creators).toEqual(["Nusrat, Rakib"]);
  });

  it("has no date where none is known", () => {
    const text = rssOf({ ...feed, items: [{ ...item, published: undefined }] });
    expect(text).not.toMatch(/pubDate|lastBuildDate/);
  });
});

describe("HTML for readers elsewhere", () => {
  const page = "https://club.example.org/blog/x";
  it.each([
    [`<a href="/notice">n</a>`, `<a href="https://club.example.org/notice">n</a>`],
    [`<a href="#part">p</a>`, `<a href="${page}#part">p</a>`],
    [`<a href="https://e.org/a?b=1&amp;c=2">e</a>`, `<a href="https://e.org/a?b=1&amp;c=2">e</a>`],
    [
      `<img src="/static/a b.jpg" srcset="/a.jpg 1x, /b.jpg 2x">`,
      `<img src="https://club.example.org/static/a%20b.jpg" srcset="https://club.example.org/a.jpg 1x, https://club.example.org/b.jpg 2x">`,
    ],
  ])("%s has absolute addresses", (html, expected) => {
    expect(absoluteHtml(html, "https://club.example.org", page)).toBe(expected);
  });
});
