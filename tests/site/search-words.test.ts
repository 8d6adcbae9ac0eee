import path from "node:path";
import fc from "fast-check";
import { leftOut } from "../../src/outputs/search-index/searched-text";
import { searchedFiles } from "../support/search/search-answers";
import { fileAt, publicDirectory, readablePages } from "../support/built-site";

/** `NodeFilter.SHOW_TEXT`, which Node does not have. */
const SHOW_TEXT = 4;

const ignored = `[data-pagefind-ignore], noscript, ${leftOut}`;

/** The words that a page shows, without the labels that many pages have. */
function wordsOf(document: Document): ReadonlySet<string> {
  let shown = "";
  let before: Element | undefined;
  const body = document.querySelector("[data-pagefind-body]");
  if (!body) return new Set();
  const texts = document.createTreeWalker(body, SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest(ignored)) continue;
    // The colours of code divide its words.
    const code = text.parentElement?.closest("pre") ?? undefined;
    shown += (code && code === before ? "" : " ") + (text.textContent ?? "");
    before = code;
  }
  return new Set(shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
}

const pages = readablePages().map(({ path: page, document }) => ({
  url: `/${fileAt(page)}`.replace(/\/index\.html$/, "/"),
  words: wordsOf(document),
}));
const shown = pages.flatMap(({ url, words }) => [...words].map((word) => ({ url, word })));
const withoutAccents = (word: string) => word.normalize("NFD").replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, "");

test("a page is found by each word that it shows: as written, in capitals and without accents", () => {
  const drawn = fc.sample(fc.constantFrom(...shown), { seed: 20_261_128, numRuns: 1_000 });
  const asked = drawn.flatMap(({ url, word }) =>
    [...new Set([word, word.toUpperCase(), withoutAccents(word)])].map((query) => ({ url, query })),
  );
  const queries = [...new Set(asked.map(({ query }) => query))];
  const answers = searchedFiles(path.join(publicDirectory, "pagefind"), queries);
  const found = new Map(queries.map((query, at) => [query, new Set(answers[at])]));
  const lost = asked.filter(({ url, query }) => !found.get(query)?.has(url));
  expect(lost.map(({ url, query }) => `${url}: ${query}`)).toEqual([]);
});
