import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { isAsset, outputAt } from "../../domain/outputs/output-at";
import { eachLimited } from "../writing/each-limited";
import { listFiles } from "../writing/list-files";
import type { SiteFiles } from "../writing/site-files";
import { bringBackAssets, listAssets } from "./old-assets";
import { removeUnnamedMedia } from "./unnamed-media";

const AT_ONCE = 32;

/** Where other things lie than usual, in tests. */
interface Places {
  /** Its files are served as they are, whatever their addresses. */
  readonly staticDirectory?: string;
  readonly earlierAssets?: string;
  readonly manifest?: string;
}

/**
 * Removes what earlier builds have left and this one has not made, as the table of outputs says. What holds content goes
 * at once: its texts may have been withdrawn. Call it when everything is written.
 *
 * @param output all files of this build
 * @returns the hashes of the files of the content whose pictures were removed
 */
export async function removeLeftovers(
  { publicDirectory, paths }: SiteFiles,
  { staticDirectory = path.resolve("static"), earlierAssets, manifest }: Places = {},
): Promise<ReadonlySet<string>> {
  await bringBackAssets(publicDirectory, earlierAssets);
  const left = listFiles(publicDirectory, "/").filter(
    (file) => outputAt(file) !== undefined && !paths.has(file) && !existsSync(path.join(staticDirectory, file)),
  );
  const stayingAssets = await listAssets(new Set([...paths].filter(isAsset)), left.filter(isAsset), manifest);
  const old = left.filter((file) => (isAsset(file) ? !stayingAssets.has(file) : goesAtOnce(file)));
  await eachLimited(old, AT_ONCE, (file) => rm(path.join(publicDirectory, file), { force: true }));
  return removeUnnamedMedia(publicDirectory);
}

function goesAtOnce(file: string): boolean {
  const leftover = outputAt(file)?.leftover;
  return leftover === undefined || leftover === "stays for one build";
}
