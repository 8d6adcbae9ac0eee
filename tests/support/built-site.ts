import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pageFile } from "../../src/domain/addresses/page-file";
import { sitePath } from "../../src/domain/addresses/served-path";
import { routes } from "../../src/domain/routes";
import { propertyOf } from "../../src/domain/shape";
import { GENERATIONS } from "../../src/outputs/leftovers/remove-leftovers";
import { parseHtml } from "./parse-html";

/** The folder of the site under test. */
export const publicDirectory = path.resolve(process.env.SITE_DIRECTORY || "public");

/** The file of the site at an address: `/club/events` of a site in `/club` is `events.html`. */
export function fileAt(pathname: string): string {
  const page = decodeURIComponent(sitePath(pathname)).replace(/(?<=.)\/$/, "");
  return existsSync(path.join(publicDirectory, page)) && page !== "/" && path.extname(page) !== ""
    ? page.slice(1)
    : pageFile(page);
}

/** The text of a built page. */
export function readPage(page: string): string {
  return readFileSync(path.join(publicDirectory, pageFile(page)), "utf8");
}

/** One built page. */
export interface BuiltPage {
  /** The path at which a host serves it. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** All files of the built site, relative, with forward slashes. */
export function builtFiles(directory = publicDirectory): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** The same without the scripts and styles of the previous build, which stay for open tabs. */
export function newestFiles(): string[] {
  const record: unknown = JSON.parse(readFileSync(path.join(publicDirectory, "..", GENERATIONS), "utf8"));
  const [current, previous] = ["current", "previous"].map((name) => new Set(listIn(record, name)));
  return builtFiles().filter((file) => !previous?.has(`/${file}`) || current?.has(`/${file}`));
}

const listIn = (record: unknown, name: string): readonly unknown[] => {
  const list = propertyOf(record, name);
  if (!Array.isArray(list)) throw new Error(`${GENERATIONS} has no list '${name}'`);
  return list;
};

/** All built pages. */
export function builtPages(directory = publicDirectory): BuiltPage[] {
  return builtFiles(directory)
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(path.join(directory, file), "utf8");
      return {
        path: pathOf(file, directory),
        html,
        get document() {
          return parseHtml(html);
        },
      };
    });
}

/** The pages that a browser stays on; the others only redirect to a new address. */
export function readablePages(directory = publicDirectory): BuiltPage[] {
  return builtPages(directory).filter((page) => !leadsOn(page));
}

/** The pages for readers; the others are for editors. */
export function visitorPages(): BuiltPage[] {
  return readablePages().filter((page) => !isForEditors(page));
}

/** A page of each type that readers see, by path: pages of one type share a component. */
export function pageTypes(): string[] {
  return [...pagesByTemplate().values()];
}

/** The same by the names of their components: `event` is src/templates/event.tsx, `pages-team` is src/pages/team.tsx. */
export function pagesByTemplate(): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { path: page } of visitorPages()) {
    const file = path.join(publicDirectory, "page-data", page === "/" ? "index" : decodeURI(page), "page-data.json");
    const data: unknown = existsSync(file) && JSON.parse(readFileSync(file, "utf8"));
    const component: unknown = Reflect.get(Object(data), "componentChunkName");
    const [, name] = /^component---src-(?:templates-)?(.*)-tsx$/.exec(String(component)) ?? [];
    if (name !== undefined && !paths.has(name)) paths.set(name, page);
  }
  return paths;
}

/** The editor and its desk have their own policy, and look for the editor's helper on this computer. */
export function isForEditors({ path: page }: { readonly path: string }): boolean {
  return page === routes.admin || page.startsWith(`${routes.admin}/`);
}

function leadsOn(page: BuiltPage): boolean {
  // For most pages, this needs no parsing.
  return page.html.includes("refresh") && page.document.querySelector('meta[http-equiv="refresh"]') !== null;
}

/**
 * Hosts serve `events.html` at `/events`. A module may be called `intro.html`, and so is its page: Gatsby's data for it
 * has the same name.
 */
function pathOf(file: string, directory: string): string {
  if (file === "404.html" || existsSync(path.join(directory, "page-data", file))) return `/${file}`;
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** True if the page is hidden from search engines. */
export function isNoindex({ document }: BuiltPage): boolean {
  return document.querySelector('meta[name="robots"]')?.getAttribute("content")?.includes("noindex") === true;
}

/** The nodes of all JSON-LD graphs of a page; throws if one is not valid JSON. */
export function structuredNodes({ document }: BuiltPage): Record<string, unknown>[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap((script) => {
    const graph: unknown = JSON.parse(script.textContent);
    return isGraph(graph) ? graph["@graph"] : [];
  });
}

function isGraph(value: unknown): value is { "@graph": Record<string, unknown>[] } {
  return typeof value === "object" && value !== null && "@graph" in value && Array.isArray(value["@graph"]);
}
