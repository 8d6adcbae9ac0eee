import { Children, isValidElement, type FunctionComponent, type ReactNode } from "react";
import { sitePath, servedPath } from "../../domain/addresses/served-path";
import { digestOf } from "../../domain/data-files/data-format";
import { hasFields, isListOf, isText } from "../../domain/shape";
import { pageStart } from "../../domain/start/start-when";
import { files } from "../../domain/routes";
import type { SharedPageData } from "../../model/build-info";

interface BuiltPageProps {
  /** How the application finds the page's data (`pageName`). */
  readonly name: string;
  /** ISO 8601: the time for which the page was written; undefined if its text does not depend on the time. */
  readonly asOf: string | undefined;
  readonly files: PageFiles;
}

/** Passes facts about a page to its document. Renders nothing. */
export const BuiltPage: FunctionComponent<BuiltPageProps> = () => null;

/** What the components at the end of a page tell its document. */
interface PageEnd {
  /** The paths of the scripts that Gatsby would load there, in order; those of the page come before the last. */
  readonly scripts: readonly string[];
  /** The paths on the site of its data. */
  readonly files?: readonly string[];
  readonly name: string | undefined;
  readonly asOf: string | undefined;
}

/**
 * Reads that from the components that Gatsby would put there.
 *
 * @param components the `postBodyComponents` of `src/html.tsx`
 */
export function pageEnd(components: ReactNode): PageEnd {
  const elements = Children.toArray(components).filter((component) => isValidElement<object>(component));
  const values = (type: unknown, prop: string) =>
    elements.flatMap((element): unknown => (element.type === type ? [Reflect.get(element.props, prop)] : []));
  // Gatsby puts the script that runs the others last.
  const scripts = values("script", "src").filter(isText).map(sitePath).reverse();
  const { chunks, data } = values(BuiltPage, "files").find(isPageFiles) ?? { chunks: [], data: [] };
  return {
    // The last one starts the application, which expects the scripts of its page to be loaded.
    scripts: [...scripts.slice(0, -1), ...chunks, ...scripts.slice(-1)],
    files: data,
    name: values(BuiltPage, "name").find(isText),
    asOf: values(BuiltPage, "asOf").find(isText),
  };
}

function isPageFiles(value: unknown): value is PageFiles {
  return hasFields(value, { chunks: isListOf(isText), data: isListOf(isText) });
}

/** What a page tells the start script (src/components/start/read-page-start.ts). */
export interface StartData {
  /** The addresses of its data (of the page, and of queries that pages share), and of its scripts in order. */
  readonly "data-files": string;
  /** How the application finds the page's data (`pageName`). */
  readonly "data-page": string | undefined;
  /** When the page needs them (`PageStart`). */
  readonly "data-ways"?: string;
  /** From when and until when the text of the page is true, in ms since 1970. */
  readonly "data-validity"?: string;
}

/**
 * Collects from the parts of a page when it needs the application.
 *
 * @param body the HTML of the page
 * @throws Error if `asOf` is missing although the text depends on the time
 */
export function startData(body: string, { scripts, files = [], name, asOf }: PageEnd): StartData {
  const { ways, until } = pageStart(body);
  return {
    "data-files": [...files, ...scripts].map(servedPath).join(" "),
    "data-page": name,
    ...(ways.length > 0 && { "data-ways": ways.join(" ") }),
    ...(until !== undefined && { "data-validity": validity(asOf, until) }),
  };
}

function validity(asOf: string | undefined, until: number): string {
  if (asOf === undefined)
    throw new Error("Words of this page depend on the present: its query has to ask for `asOf` of the site");
  return [Date.parse(asOf), until].filter(Number.isFinite).join(" ");
}

/**
 * How a page identifies its data: a digest of the data and its path, so that the application notices if a newer build
 * has replaced it.
 *
 * @param page Gatsby's data of the page
 */
export function pageName(page: unknown): string {
  const path: unknown = Reflect.get(Object(page), "path");
  return `${digestOf(page)} ${String(path)}`;
}

/**
 * The time for which a page was written, from Gatsby's data of the page; undefined if it does not depend on the time.
 */
export function asOfIn(page: unknown): string | undefined {
  const names = ["result", "data", "site", "siteMetadata", "asOf"];
  const value = names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), page);
  return typeof value === "string" ? value : undefined;
}

/** The files that the application of a page loads besides the scripts that all pages share, as paths of the site. */
interface PageFiles {
  /** The scripts of its component. */
  readonly chunks: readonly string[];
  /** Its data, and the results of the queries that pages share. */
  readonly data: readonly string[];
}

/** The part of Gatsby's data of a page that is read here. */
interface PageData {
  readonly componentChunkName: string;
  readonly path: string;
  readonly staticQueryHashes: readonly string[];
}

/**
 * The files of a page. If the page names them, browsers load all of them at once.
 *
 * @param page what Gatsby has of the page
 */
export function pageFiles(page: unknown, { chunks }: SharedPageData): PageFiles {
  if (!isPageData(page)) return { chunks: [], data: [] };
  return {
    chunks: chunks?.[page.componentChunkName] ?? [],
    data: [files.pageData(page.path), ...page.staticQueryHashes.map(files.queryResult)],
  };
}

function isPageData(page: unknown): page is PageData {
  return hasFields(page, { componentChunkName: isText, path: isText, staticQueryHashes: isListOf(isText) });
}
