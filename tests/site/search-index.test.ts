import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { builtFiles, isNoindex, publicDirectory, readablePages } from "../support/built-site";

const pages = readablePages();

test("every page that may be found is in the search, and no other", () => {
  const wrong = pages.filter((page) => {
    const isSearched = page.document.querySelector("[data-pagefind-body]") !== null;
    return isSearched === isNoindex(page);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every page of the search has a kind", () => {
  const kindless = pages.filter(({ document }) => {
    const body = document.querySelector("[data-pagefind-body]");
    return body && !/^(?:part\[data-part\], )?kind:\S.*$/.test(body.getAttribute("data-pagefind-filter") ?? "");
  });
  expect(kindless.map(({ path }) => path)).toEqual([]);
});

test("the index is part of the site, without unused files", () => {
  const files = builtFiles().filter((file) => file.startsWith("pagefind/"));
  expect(files).toEqual(expect.arrayContaining(["pagefind/pagefind.js"]));
  expect(files.filter((file) => /ui|highlight|worker/.test(file))).toEqual([]);
});

test("no page loads anything of the search", () => {
  const loading = pages.filter(({ html }) => /(?:src|href)="[^"]*(?:pagefind|search-worker)/.test(html));
  expect(loading.map(({ path }) => path)).toEqual([]);
});

/** Everything that the search knows about the pages, as one text. */
function searchedText(): string {
  const fragments = builtFiles().filter((file) => file.endsWith(".pf_fragment"));
  return fragments.map((file) => gunzipSync(readFileSync(path.join(publicDirectory, file))).toString()).join("\n");
}

/** `NodeFilter.SHOW_TEXT`, which Node does not have. */
const SHOW_TEXT = 4;

/** Elements whose words may be parts of longer ones. */
const withinWords = "pre, code, a, em, strong, del, sub, sup";

/** The last and the first word of neighbouring texts of a page that are in different elements, joined. */
function joinedWords(document: Document): string[] {
  const body = document.querySelector("[data-pagefind-body]");
  if (!body) return [];
  const texts = document.createTreeWalker(body, SHOW_TEXT);
  const joined: string[] = [];
  for (let last = texts.nextNode(), next = texts.nextNode(); next; last = next, next = texts.nextNode()) {
    const [before] = /[\p{L}\p{N}]+$/u.exec(last?.textContent ?? "") ?? [];
    const [after] = /^[\p{L}\p{N}]+/u.exec(next.textContent ?? "") ?? [];
    const isWithin = [last, next].every((text) => text?.parentElement?.closest(withinWords));
    const isIgnored = [last, next].some((text) => text?.parentElement?.closest("[data-pagefind-ignore]"));
    if (before !== undefined && after !== undefined && !isWithin && !isIgnored) joined.push(before + after);
  }
  return joined;
}

test("words that a page shows apart are apart in the search, such as a label and its value", () => {
  const searched = new Set(searchedText().split(/[^\p{L}\p{N}]+/u));
  const wrong = pages.flatMap(({ path: page, document }) =>
    joinedWords(document)
      // The day of one date and the next may be that of another.
      .filter((word) => !/^\d{1,2}$/.test(word) && searched.has(word))
      .map((word) => `${page}: ${word}`),
  );
  expect(searched.size).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});
