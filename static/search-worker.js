// The search of the site, away from its pages: the engine is WebAssembly, and only a worker may have a policy that
// lets it run. A page asks { id, query, filters, from, count } and is answered { id, found } or { id, failed }.
self.window = self; // The engine takes for granted that there is one.

let engine;
let last = { key: "", results: [], counts: {} };

async function startEngine() {
  const pagefind = await import("./pagefind/pagefind.js");
  await pagefind.options({ noWorker: true, basePath: new URL("pagefind/", self.location).pathname, baseUrl: "/" });
  await pagefind.init();
  // Counts come only with the filters, and these only if they are asked for.
  await pagefind.filters();
  return pagefind;
}

/** Where it knows no word, the engine takes those that begin alike, at last with one letter: that is nothing found. */
function isMeant(query, { excerpt }) {
  const terms = query.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word.toLowerCase());
  return marked.some((word) => terms.some((term) => word.includes(term.slice(0, 3)))) || terms.length === 0;
}

async function search({ query, filters, from, count }) {
  engine ??= startEngine();
  const pagefind = await engine;
  if (query === "") return undefined;
  const key = JSON.stringify([query, filters]);
  if (last.key !== key) {
    const { results, filters: left, totalFilters: all } = await pagefind.search(query, { filters });
    // Of the filter that is set every other choice counts, of the other one what is left.
    const counts = { kind: (filters.kind ? all : left)?.kind, year: (filters.year ? all : left)?.year };
    const first = await results[0]?.data();
    const isFound = first !== undefined && isMeant(query, first);
    last = { key, results: isFound ? results : [], counts: isFound ? counts : {} };
  }
  const { results, counts } = last;
  const pages = await Promise.all(results.slice(from, from + count).map((result) => result.data()));
  return {
    total: results.length,
    counts,
    pages: pages.map(({ url, excerpt, meta, filters: of }) => ({ url, excerpt, title: meta.title, filters: of })),
  };
}

self.addEventListener("message", ({ data }) => {
  search(data).then(
    (found) => self.postMessage({ id: data.id, found }),
    () => self.postMessage({ id: data.id, failed: true }),
  );
});
