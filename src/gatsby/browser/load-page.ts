import type { ComponentType } from "react";
import { digestOf } from "../../domain/data-files/data-format";
import { hasFields, isListOf, isText, propertyOf } from "../../domain/shape";
import { files } from "../../domain/routes";
import { fetchJson, OutdatedPage } from "../../hooks/loading/fetch-file";
import { isJsonObject } from "../../model/schema/json-object";
import type { QueryResults } from "./static-query";

/** The code of pages, by Gatsby's names. */
export type PageComponents = Readonly<Record<string, () => Promise<unknown>>>;

export interface LoadedPage {
  /** The page's path on the site. */
  readonly path: string;
  readonly component: ComponentType<object>;
  /** The props of the component from the build. */
  readonly props: { readonly pageContext: object };
  /** The results of the queries that pages share. */
  readonly queryResults: QueryResults;
}

/** Gatsby's data of a page. */
interface PageData {
  readonly path: string;
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
  readonly result: LoadedPage["props"];
}

/**
 * Loads the code and the data of the current page.
 *
 * @param components the code of all pages
 * @param name the name in the page (`pageName`)
 * @throws OutdatedPage if the data has changed since the page was built
 */
export async function loadPage(components: PageComponents, name: string): Promise<LoadedPage> {
  const [digest = "", path = ""] = name.split(/ (.*)/s, 2);
  const data = await fetchJson(files.pageData(path), {});
  if (!isPageData(data) || digestOf(data) !== digest) throw new OutdatedPage(path);
  const { componentChunkName, staticQueryHashes, result } = data;
  const [module, results] = await Promise.all([
    components[componentChunkName]?.(),
    Promise.all(staticQueryHashes.map(async (hash) => [hash, await fetchJson(files.queryResult(hash), {})] as const)),
  ]);
  return { path: data.path, component: componentIn(module), props: result, queryResults: Object.fromEntries(results) };
}

function isPageData(data: unknown): data is PageData {
  return (
    isJsonObject(data) &&
    hasFields(data, { path: isText, componentChunkName: isText, staticQueryHashes: isListOf(isText) }) &&
    isJsonObject(data.result) &&
    isJsonObject(data.result.pageContext)
  );
}

function componentIn(module: unknown): ComponentType<object> {
  const component = propertyOf(module, "default");
  if (!isComponent(component)) throw new Error("The code of this page has no component");
  return component;
}

/** A component is a function; nothing more can be checked before it is called. */
function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === "function";
}
