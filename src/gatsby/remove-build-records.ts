import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** What webpack records of a build: Gatsby writes it with every build, and no page asks for it. */
const buildRecord = /^(?:webpack\.stats\.json|chunk-map\.json|.+\.(?:js|css)\.map)$/;

/** Removes what Gatsby keeps among the files of the site for the time of the build only. */
export async function removeBuildRecords(publicDirectory: string): Promise<void> {
  const records = (await readdir(publicDirectory)).filter((file) => buildRecord.test(file));
  await Promise.all(records.map((file) => rm(path.join(publicDirectory, file))));
}
