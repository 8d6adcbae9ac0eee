import { readFile } from "node:fs/promises";
import path from "node:path";
import { readLatestData } from "../../domain/data-files/latest-data";
import { files } from "../../domain/routes";

/** The paths on the site of all data files that the build names in the latest data. */
export async function dataFiles(publicDirectory: string): Promise<readonly string[]> {
  const json: unknown = JSON.parse(await readFile(path.join(publicDirectory, files.latestData), "utf8"));
  const { posts = [], ...others } = readLatestData(json);
  return [...Object.values(others).filter((address) => address !== null), ...posts.map(({ url }) => url)];
}
