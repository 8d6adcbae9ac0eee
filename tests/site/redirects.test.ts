import { readFileSync } from "node:fs";
import path from "node:path";
import { publicDirectory, readPage } from "../support/built-site";
import { parseHtml } from "../support/parse-html";

const read = (file: string) => readFileSync(path.join(publicDirectory, file), "utf8");

const pairs = read("_redirects")
  .trim()
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split(" "));

(pairs.length > 0 ? test : test.skip)(
  "every redirect is in the file for hosts that can redirect, and has a page for those that can't",
  () => {
    for (const [from = "", to = "", status] of pairs) {
      expect(status).toMatch(/^301!?$/);
      const document = parseHtml(readPage(decodeURI(from)));
      expect(document.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")).toBe(`0; url=${to}`);
      expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
      expect(canonical.endsWith(to)).toBe(true);
    }
  },
);
