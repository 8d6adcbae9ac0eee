import { barePath, files } from "../../domain/routes";
import type { TextPart } from "../../domain/search/found-pages";
import type { SearchRequest } from "../../domain/search/search-address";
import { hasFields, isBoolean, isText } from "../../domain/shape";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { servedPath } from "../../domain/addresses/served-path";

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly year: string;
  readonly excerpt: readonly TextPart[];
}

export interface Findings {
  /** All pages found. */
  readonly total: number;
  /** The number of pages of each kind and year, with the other filter applied. */
  readonly counts: { readonly kind: FilterCounts; readonly year: FilterCounts };
  readonly pages: readonly FoundPage[];
}

type FilterCounts = Readonly<Record<string, number>>;

/** Loads the search engine in advance; if that fails, the search itself reports it. */
export function approachSearch(): void {
  searchWorker.ask({ query: "", filters: {}, from: 0, count: 0 }).catch(() => undefined);
}

/** Searches the whole site; returns `count` of the pages found, from the place `from` on. */
export async function searchSite({ query, kind, year }: SearchRequest, from: number, count: number): Promise<Findings> {
  const filters = { ...(kind && { kind }), ...(year && { year }) };
  const { total, counts, pages } = await searchWorker.ask({ query, filters, from, count });
  return {
    total: typeof total === "number" ? total : 0,
    counts: { kind: countsIn(counts, "kind"), year: countsIn(counts, "year") },
    pages: Array.isArray(pages) ? pages.flatMap(pageOf) : [],
  };
}

function countsIn(filters: unknown, name: string): FilterCounts {
  const counts = isJsonObject(filters) ? filters[name] : undefined;
  const entries = isJsonObject(counts) ? Object.entries(counts) : [];
  return Object.fromEntries(entries.flatMap(([value, count]) => (typeof count === "number" ? [[value, count]] : [])));
}

function pageOf(data: unknown): FoundPage[] {
  if (!isJsonObject(data) || typeof data.url !== "string") return [];
  // The address of its file: that of the page, with an extension.
  const path = barePath(data.url).replace(/\.html$/, "");
  return [
    {
      path,
      title: typeof data.title === "string" && data.title !== "" ? data.title : path,
      kind: firstOf(data.filters, "kind"),
      year: firstOf(data.filters, "year"),
      excerpt: partsIn(data.excerpt),
    },
  ];
}

function firstOf(filters: unknown, name: string): string {
  const values: unknown = isJsonObject(filters) ? filters[name] : undefined;
  const first: unknown = Array.isArray(values) ? values[0] : undefined;
  return typeof first === "string" ? first : "";
}

function partsIn(excerpt: unknown): readonly TextPart[] {
  return Array.isArray(excerpt) ? excerpt.filter(isTextPart) : [];
}

function isTextPart(part: unknown): part is TextPart {
  return hasFields(part, { text: isText, isMarked: isBoolean });
}

/** A request to the worker; an empty query only makes it load the engine. */
export interface WorkerRequest {
  readonly query: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly from: number;
  readonly count: number;
}

type Settle = (found: JsonObject | undefined) => void;

/** The worker that searches for this page. */
class SearchWorker {
  private running: Running | undefined;
  private asked = 0;

  /**
   * The answer of the worker. If it fails, a new worker tries once more, since the site may have a newer index. Rejects
   * if that fails too.
   */
  async ask(request: WorkerRequest): Promise<JsonObject> {
    return this.askOnce(request).catch(() => this.askOnce(request));
  }

  private askOnce(request: WorkerRequest): Promise<JsonObject> {
    this.running ??= this.start();
    const { worker, waiting } = this.running;
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      waiting.set(id, (found) => (found ? resolve(found) : reject(new Error("The search can't work"))));
      worker.postMessage({ id, ...request });
    });
  }

  private start(): Running {
    // Its script has its own policy, in which WebAssembly may run (src/outputs/headers/security-headers.ts).
    const worker = new Worker(servedPath(files.searchWorker));
    const waiting = new Map<number, Settle>();
    const stop = () => {
      worker.terminate();
      this.running = undefined;
      for (const settle of waiting.values()) settle(undefined);
    };
    worker.addEventListener("error", stop);
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const { id, found, failed } = isJsonObject(data) ? data : {};
      if (failed === true || typeof id !== "number") {
        stop();
        return;
      }
      waiting.get(id)?.(isJsonObject(found) ? found : {});
      waiting.delete(id);
    });
    return { worker, waiting };
  }
}

interface Running {
  readonly worker: Worker;
  readonly waiting: Map<number, Settle>;
}

const searchWorker = new SearchWorker();
