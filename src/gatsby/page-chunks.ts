import { readFile } from "node:fs/promises";
import { isText } from "../domain/shape";
import { isJsonObject } from "../model/schema/json-object";

/** Where Gatsby writes what webpack has made of the scripts, for the time of a build. */
const RECORD = "public/webpack.stats.json";

/**
 * The paths on the site of the scripts of each component of a page, by the names that Gatsby gives these.
 *
 * @throws if Gatsby writes them elsewhere
 */
export async function pageChunks(record = RECORD): Promise<Record<string, string[]>> {
  const stats: unknown = JSON.parse(await readFile(record, "utf8"));
  const assets: unknown = Reflect.get(Object(stats), "assetsByChunkName");
  if (!isJsonObject(assets)) throw new Error(`Gatsby writes something else into ${record}: adapt page-chunks.ts`);
  const components = Object.entries(assets).filter(([name]) => name.startsWith("component---"));
  return Object.fromEntries(components.map(([name, list]) => [name, scriptsIn(list)]));
}

function scriptsIn(list: unknown): string[] {
  const names = Array.isArray(list) ? list.filter(isText) : [];
  return names.filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}
