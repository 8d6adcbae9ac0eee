import { readFileSync } from "node:fs";
import path from "node:path";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { builtFiles, publicDirectory, readPage } from "../../support/built-site";
import { parseHtml, parseXml } from "../../support/parse-html";
import { parseJsonObject } from "../../support/json-object";

test("another club's site contains not a single word of the sample club", () => {
  const { name, shortName, baseUrl } = parseJsonObject(readFileSync("content/site/club.json", "utf8"));
  const words = [name, shortName, new URL(String(baseUrl)).hostname].filter((word) => typeof word === "string");
  expect(words).toHaveLength(3);
  const found = builtFiles()
    .filter((file) => /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file) || file === "_headers")
    .flatMap((file) => {
      const text = readFileSync(path.join(publicDirectory, file), "utf8");
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
});

test("items that wait for their time are not on the site, which says when it has to be built again", () => {
  const waiting = ["events/later", "notice/later", "post/101", "blog/later"];
  const files = builtFiles();
  expect(
    waiting.filter((page) => files.some((file) => file.includes(`${page}.`) || file.includes(`${page}/`))),
  ).toEqual([]);
  const next = readFileSync(path.join(publicDirectory, "next-publication.json"), "utf8");
  // The start of the day at the club.
  expect(next).toBe('{"next":"2998-01-01T03:00:00.000Z"}\n');
});

test("standings that one command has imported are on the page of their event, on profiles and in the feed", () => {
  const page = servedPath("/results/coachs-evening");
  for (const place of ["/results", "/events/gathering-1", "/profile/member/5"])
    expect(linksIn(parseHtml(readPage(place)).documentElement)).toContain(page);
  const feed = parseXml(readFileSync(path.join(publicDirectory, "results/feed.xml"), "utf8"));
  expect(linksIn(feed.documentElement)).toContain(page);
});

/** The paths that a page or a feed links to. */
function linksIn(root: Element): readonly string[] {
  const links = Array.from(
    root.querySelectorAll("a[href], item > link"),
    (link) => link.getAttribute("href") ?? link.textContent,
  );
  return links.map((link) => new URL(link, "https://club.example.org").pathname);
}
