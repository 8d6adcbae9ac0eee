import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the site under test. */
export const publicDirectory = path.resolve(process.env.SITE_DIRECTORY || "public");

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

/** All built pages; the two spellings of the 404 page count once. */
export function builtPages(directory = publicDirectory): BuiltPage[] {
  return builtFiles(directory)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/") && file !== "404/index.html")
    .map((file) => {
      const html = readFileSync(path.join(directory, file), "utf8");
      return {
        path: pathOf(file),
        html,
        get document() {
          return parseHtml(html);
        },
      };
    });
}

/** The pages that a browser stays on; the others only lead on to an address that moved. */
export function readablePages(directory = publicDirectory): BuiltPage[] {
  return builtPages(directory).filter((page) => !leadsOn(page));
}

function leadsOn(page: BuiltPage): boolean {
  // Most pages need not be parsed to know.
  return page.html.includes("refresh") && page.document.querySelector('meta[http-equiv="refresh"]') !== null;
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "")}`;
}

/** Whether search engines must leave the page out. */
export function isNoindex({ document }: BuiltPage): boolean {
  return document.querySelector('meta[name="robots"]')?.getAttribute("content")?.includes("noindex") === true;
}

/** The nodes of all JSON-LD graphs of a page; throws if one is no JSON. */
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
