import { barePath } from "../../domain/routes";
import { markedText, type TextPart } from "../../domain/search/marked-text";
import type { SearchWish } from "../../domain/search/search-address";
import { isJsonObject } from "../../model/normalise";

/** A page that was found. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly year: string;
  readonly excerpt: readonly TextPart[];
}

/** What a search has found; `load` brings more pages of it. */
export interface Findings {
  readonly total: number;
  /** How many pages of each year or kind there are, the other filter applied. */
  readonly counts: { readonly kind: FilterCounts; readonly year: FilterCounts };
  readonly load: (from: number, count: number) => Promise<readonly FoundPage[]>;
}

type FilterCounts = Readonly<Record<string, number>>;

/** The engine that the build puts beside the index; it reckons in a worker of its own. */
const ENGINE = "/pagefind/pagefind.js";

interface Engine {
  readonly search: (query: string, options: { filters: Record<string, string> }) => Promise<unknown>;
}

let engine: Promise<Engine> | undefined;

/** Fetches the engine and the head of the index; rejects where they can't be had, and tries anew when asked again. */
function prepareSearch(): Promise<Engine> {
  engine ??= loadEngine().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

/** Lets the engine come while somebody is about to search; if it can't, the search itself will say so. */
export function approachSearch(): void {
  prepareSearch().catch(() => undefined);
}

async function loadEngine(): Promise<Engine> {
  // Once a module could not be loaded, browsers keep saying so: a new address asks again.
  const address = failures === 0 ? ENGINE : `${ENGINE}?again=${failures}`;
  try {
    const module: unknown = await import(/* webpackIgnore: true */ address);
    await call(module, "init");
    // Counts come only with the filters, and these only if they are asked for.
    await call(module, "filters");
    return { search: (query, options) => call(module, "search", query, options) };
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/** Calls what a module offers, as nobody has typed it. */
async function call(module: unknown, name: string, ...values: readonly unknown[]): Promise<unknown> {
  const offered: unknown = Reflect.get(Object(module), name);
  if (typeof offered !== "function") throw new Error(`The search engine has no ${name}`);
  return await Reflect.apply(offered, undefined, values);
}

let failures = 0;

/** Searches the whole site. */
export async function searchSite({ query, kind, year }: SearchWish): Promise<Findings> {
  const { search } = await prepareSearch();
  const filters = { ...(kind && { kind }), ...(year && { year }) };
  const answer: unknown = await search(query, { filters });
  const { results, totalFilters } = isJsonObject(answer) ? answer : {};
  const found: readonly unknown[] = Array.isArray(results) ? results : [];
  return {
    total: found.length,
    counts: { kind: countsIn(totalFilters, "kind"), year: countsIn(totalFilters, "year") },
    load: async (from, count) => (await Promise.all(found.slice(from, from + count).map(loadPage))).flat(),
  };
}

function countsIn(filters: unknown, name: string): FilterCounts {
  const counts = isJsonObject(filters) ? filters[name] : undefined;
  const entries = isJsonObject(counts) ? Object.entries(counts) : [];
  return Object.fromEntries(entries.flatMap(([value, count]) => (typeof count === "number" ? [[value, count]] : [])));
}

async function loadPage(result: unknown): Promise<FoundPage[]> {
  const load: unknown = isJsonObject(result) ? result.data : undefined;
  const data: unknown = typeof load === "function" ? await Reflect.apply(load, result, []) : undefined;
  if (!isJsonObject(data) || typeof data.url !== "string") return [];
  const meta = isJsonObject(data.meta) ? data.meta : {};
  const path = barePath(data.url);
  return [
    {
      path,
      title: typeof meta.title === "string" && meta.title !== "" ? meta.title : path,
      kind: firstOf(data.filters, "kind"),
      year: firstOf(data.filters, "year"),
      excerpt: markedText(typeof data.excerpt === "string" ? data.excerpt : ""),
    },
  ];
}

function firstOf(filters: unknown, name: string): string {
  const values: unknown = isJsonObject(filters) ? filters[name] : undefined;
  const first: unknown = Array.isArray(values) ? values[0] : undefined;
  return typeof first === "string" ? first : "";
}
