import type { LatestData } from "../../domain/data-files/data-format";
import { files } from "../../domain/routes";
import type { OutputFile } from "../writing/output-file";

/** The file that always has the same address and names all data files of this build. */
export function latestData(latest: LatestData): OutputFile {
  return { path: files.latestData, data: JSON.stringify(latest) };
}
