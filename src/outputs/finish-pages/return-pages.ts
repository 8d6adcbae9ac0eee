import { existsSync } from "node:fs";
import path from "node:path";
import { gatsbyFile, pageFile } from "../../domain/addresses/page-file";
import { replaceFileByCopySync } from "../writing/replace-file";

/**
 * Copies the pages of earlier builds to where Gatsby wrote them, before `placePages` moved them: it writes the addresses
 * of new scripts into those that it does not render again. A page that is there already is newer.
 *
 * @param paths the paths of all pages; those that have not been built yet are left out
 */
export function returnPages(publicDirectory: string, paths: Iterable<string>): void {
  for (const page of paths) {
    const [file, written] = [pageFile(page), gatsbyFile(page)].map((name) => path.join(publicDirectory, name));
    if (file === undefined || written === undefined || existsSync(written) || !existsSync(file)) continue;
    replaceFileByCopySync(file, written);
  }
}
