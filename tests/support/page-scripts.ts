import { readFileSync } from "node:fs";
import path from "node:path";
import { builtFiles, fileAt, publicDirectory, type BuiltPage } from "./built-site";

const read = (file: string) => readFileSync(path.join(publicDirectory, file), "utf8");

/** The data about the application for the start script of a page: its scripts, and when they are needed. */
export function startOf(html: string): { readonly scripts: readonly string[]; readonly ways: readonly string[] } {
  const [, data = ""] = /<script src="[^"]*\/start\.[\da-f]{20}\.js"([^>]*)>/.exec(html) ?? [];
  const words = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(data)?.[1]?.split(" ") ?? [];
  return { scripts: words("scripts").map(fileAt), ways: words("ways") };
}

/** The scripts that a page's HTML loads. */
export const loadedScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script src="([^"]+)"(?![^>]*nomodule)/gi)].map(([, address = ""]) => fileAt(address));

/** All scripts of a page's application: those that its HTML names, and all that webpack loads for its component. */
export function applicationOf({ path: pagePath, html }: Pick<BuiltPage, "path" | "html">): readonly string[] {
  const named = pagePath === "/" ? "index" : decodeURI(pagePath);
  const data: unknown = JSON.parse(read(path.join("page-data", named, "page-data.json")));
  const component: unknown = Reflect.get(Object(data), "componentChunkName");
  const chunks = chunksOf.get(String(component));
  if (!chunks) throw new Error(`The application of ${pagePath} does not know ${String(component)}`);
  return [...new Set([...loadedScripts(html), ...startOf(html).scripts, ...chunks.flatMap(fileOfChunk)])];
}

const [app = ""] = startOf(read("index.html")).scripts.filter((file) => file.startsWith("app-"));

/** The numbers of the chunks that webpack loads for each component of a page. */
const chunksOf = new Map(
  [...read(app).matchAll(/"(component---[^"]+)":\s*\(\)\s*=>(.*?)\.then\(/g)].map(([, component = "", parts = ""]) => [
    component,
    [...parts.matchAll(/\.e\((\d+)\)/g)].map(([, chunk = ""]) => chunk),
  ]),
);

const [runtime = ""] = startOf(read("index.html")).scripts.filter((file) => file.startsWith("webpack-runtime-"));
const present = new Set(builtFiles());

/** The names and hashes of chunks in webpack's runtime, by their numbers; files of earlier builds lie around. */
const parts = [...read(runtime).matchAll(/\{((?:\d+:"[^"]*",?)+)\}/g)].map(
  ([, list = ""]) => new Map([...list.matchAll(/(\d+):"([^"]*)"/g)].map(([, chunk = "", part = ""]) => [chunk, part])),
);

/** The script of a chunk; none for one that is only styles. */
function fileOfChunk(chunk: string): string[] {
  const candidates = parts.flatMap((names) =>
    parts.map((hashes) => `chunk-${names.get(chunk) ?? chunk}-${hashes.get(chunk) ?? ""}.js`),
  );
  return candidates.filter((file) => present.has(file)).slice(0, 1);
}
