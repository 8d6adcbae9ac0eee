import { files } from "../domain/routes";
import { bundleScript } from "./bundle-script";
import type { OutputFile } from "./writing/output-file";

/** The script in which the search runs, away from the pages; its address is that of its policy. */
export async function searchWorker(): Promise<OutputFile> {
  return { path: files.searchWorker, data: await bundleScript("src/components/search/worker/worker.ts") };
}
