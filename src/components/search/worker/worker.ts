import { isFunction, propertyOf } from "../../../domain/shape";
import type { WorkerRequest } from "../site-search";
import { type Engine, type FilterCounts, startEngine } from "./engine";
import { describe, find, type Found } from "./search-index";

// The search of the site, in a worker: the engine is WebAssembly, and only a worker can have a policy that
// allows it. A page asks with a `WorkerRequest` and an id, and is answered { id, found } or { id, failed }.
// The engine expects a `window`.
Reflect.set(self, "window", self);

interface SearchAnswer {
  readonly total: number;
  readonly counts: FilterCounts;
  readonly pages: readonly Awaited<ReturnType<typeof describe>>[];
}

const index = new URL("pagefind/", self.location.href);
// oxlint-disable-next-line house/module-state -- a cache: the engine starts once
let engine: Promise<Engine> | undefined;
// oxlint-disable-next-line house/module-state -- a cache: more results of the last search may be requested
let last: { readonly key: string; readonly found: Found } | undefined;

async function answer({ query, filters, from, count }: WorkerRequest): Promise<SearchAnswer | undefined> {
  engine ??= startEngine(loadEngine(), index.pathname);
  const started = await engine;
  if (query === "") return undefined;
  const key = JSON.stringify([query, filters]);
  if (last?.key !== key) last = { key, found: await find(started, query, filters) };
  const { results, counts, query: asked } = last.found;
  const pages = await Promise.all(results.slice(from, from + count).map((result) => describe(result, asked)));
  return { total: results.length, counts, pages };
}

/** Loads the script of the engine. */
function loadEngine(): unknown {
  const load = propertyOf(self, "importScripts");
  if (isFunction(load)) load(new URL("pagefind.js", index).href);
  return propertyOf(self, "pagefind");
}

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest & { readonly id: number }>) => {
  answer(data).then(
    (found) => self.postMessage({ id: data.id, found }),
    () => self.postMessage({ id: data.id, failed: true }),
  );
});
