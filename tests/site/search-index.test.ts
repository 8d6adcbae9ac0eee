import { builtFiles, isNoindex, readablePages } from "../support/built-site";

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
    return body && !/^kind:\w+$/.test(body.getAttribute("data-pagefind-filter") ?? "");
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
