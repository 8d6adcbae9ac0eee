import path from "node:path";
import type { LatestData } from "../../domain/latest-data";
import { files } from "../../domain/routes";
import { replaceFile } from "../writing/replace-file";

/** Writes the file that always has the same address and names all data files of this build. */
export async function writeLatestData(publicDirectory: string, latest: LatestData): Promise<void> {
  await replaceFile(path.join(publicDirectory, files.latestData), JSON.stringify(latest));
}
