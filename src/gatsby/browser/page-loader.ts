import type { ComponentType } from "react";
import { addressHere } from "../../domain/addresses/address-here";
import { servedPath, sitePath } from "../../domain/addresses/served-path";
import { files } from "../../domain/routes";
import { fetchJson } from "../../hooks/loading/fetch-file";
import { isJsonObject } from "../../model/schema/json-object";
import { decodeLeniently } from "../../model/values/parse-url";
import type { QueryResults } from "./static-query";

/** The code of pages, by the names that Gatsby gives it. */
export type PageComponents = Readonly<Record<string, () => Promise<unknown>>>;

/** A page that can be shown. */
export interface LoadedPage {
  readonly component: ComponentType<object>;
  /** The props that the build made for the page. */
  readonly json: { readonly pageContext: object };
  readonly page: {
    readonly path: string;
    /** The version of the site, from when the page was loaded. */
    readonly webpackCompilationHash: unknown;
  };
}

/** A page that can't be shown here. Only a page of which not even the version is known has no `page`. */
export interface FailedPage {
  readonly status: "error";
  readonly error?: unknown;
  readonly page?: { readonly webpackCompilationHash: unknown };
}

/** What Gatsby writes for a page. */
interface PageData {
  readonly path: string;
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly unknown[];
  readonly result: { readonly pageContext: object };
}

const FAILED: FailedPage = { status: "error" };

/** How often a file is requested that does not arrive. */
const ATTEMPTS = 4;

/**
 * Loads pages of the site: what Gatsby's build wrote for them, and their code. What failed can be asked for again.
 *
 * @param components the code of all pages
 * @param queryResults gets the results of the queries that pages share
 */
export function pageLoader(components: PageComponents, queryResults: QueryResults) {
  const pages = new Map<string, LoadedPage>();
  const arriving = new Map<string, Promise<LoadedPage | FailedPage>>();

  const loader = {
    /** The page at an address of this host. Its query does not matter: the page is the same. */
    loadPage(address: string): Promise<LoadedPage | FailedPage> {
      const path = pathOfPage(address);
      const page = pages.get(path);
      if (page) return Promise.resolve(page);
      const begun = arriving.get(path) ?? load(path).finally(() => arriving.delete(path));
      arriving.set(path, begun);
      return begun;
    },
    /** The page if it is already there. */
    loadedPage: (address: string): LoadedPage | undefined => pages.get(pathOfPage(address)),
    /** What the newest build says about itself. */
    loadAppData: () => readFile(files.appData).catch(() => undefined),
    /** Loads the page of a link that the reader points at. */
    hovering: (address: string) => void loader.loadPage(address),
  };
  return loader;

  async function load(path: string): Promise<LoadedPage | FailedPage> {
    const [appData, data] = await Promise.all([loader.loadAppData(), dataOf(path)]);
    if (!data) return FAILED;
    const { componentChunkName, staticQueryHashes, result } = data;
    const loadComponent = components[componentChunkName];
    if (!loadComponent) throw new Error(`No code is named ${componentChunkName}`);
    try {
      const [component] = await Promise.all([loadComponent(), ...staticQueryHashes.map(loadQuery)]);
      const page: LoadedPage = {
        component: defaultExport(component),
        json: result,
        page: { path: data.path, webpackCompilationHash: Reflect.get(Object(appData), "webpackCompilationHash") },
      };
      pages.set(path, page);
      return page;
    } catch (error) {
      return { status: "error", error };
    }
  }

  async function loadQuery(hash: unknown): Promise<void> {
    const name = String(hash);
    const result = queryResults[name] ?? (await readFile(files.queryResult(name)));
    if (result === undefined) throw new Error(`The result of query ${name} is gone`);
    queryResults[name] = result;
  }
}

/** The path by which Gatsby knows a page: `/club/events/?new` of a site in `/club` is `/events`. */
function pathOfPage(address: string): string {
  const [served = ""] = address.split(/[?#]/, 1);
  const path = sitePath(decodeLeniently(served));
  if (path === "/index.html") return "/";
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** The data of a page, or of the one for unknown addresses; undefined if only the browser can show what is there. */
async function dataOf(path: string): Promise<PageData | undefined> {
  try {
    return (await readPageData(path)) ?? ((await isFile(path)) ? undefined : await readPageData(files.notFound));
  } catch {
    return undefined;
  }
}

/** The data of a page; undefined if there is no such page. */
async function readPageData(path: string): Promise<PageData | undefined> {
  const data = await readFile(files.pageData(path));
  return isPageData(data) ? data : undefined;
}

function isPageData(data: unknown): data is PageData {
  return (
    isJsonObject(data) &&
    typeof data.path === "string" &&
    typeof data.componentChunkName === "string" &&
    Array.isArray(data.staticQueryHashes) &&
    isJsonObject(data.result) &&
    isJsonObject(data.result.pageContext)
  );
}

/** Whether the host has a file at this path which is not a page of the application, such as the editor. */
async function isFile(path: string): Promise<boolean> {
  // Decoded, it may name another host.
  if (addressHere(path) === undefined) return false;
  const { ok } = await fetch(servedPath(path), { method: "HEAD" });
  return ok;
}

/** The JSON of a file of Gatsby's; undefined if there is none. */
async function readFile(address: string): Promise<unknown> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await fetchJson(address, {});
    } catch {
      // Once more.
    }
  }
  return fetchJson(address, {});
}

function defaultExport(module: unknown): ComponentType<object> {
  const component: unknown = Reflect.get(Object(module), "default");
  if (!isComponent(component)) throw new Error("The code of a page has no component");
  return component;
}

/** Pages are made of functions; nothing more can be known of one before it is called. */
function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === "function";
}
