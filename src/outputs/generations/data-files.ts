import { readFile } from "node:fs/promises";
import path from "node:path";
import { addressesIn } from "../../domain/data-files/data-format";
import { files } from "../../domain/routes";

/** The paths on the site of all data files that the build names in the latest data. */
export async function dataFiles(publicDirectory: string): Promise<readonly string[]> {
  return addressesIn(JSON.parse(await readFile(path.join(publicDirectory, files.latestData), "utf8")));
}
