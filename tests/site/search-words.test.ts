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
  const words = new Set<string>();
  const body = document.querySelector("[data-pagefind-body]");
  if (!body) return words;
  const texts = document.createTreeWalker(body, SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest(ignored)) continue;
    for (const word of (text.textContent ?? "").split(/\s+/)) if (/[\p{L}\p{N}]/u.test(word)) words.add(word);
  }
  return words;
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
