import { readFileSync } from "node:fs";
import path from "node:path";
import { absoluteUrl } from "../domain/addresses/served-path";
import { buildFiles } from "../domain/routes";
import type { OutputFile } from "./writing/site-files";

/**
 * The index of the sitemaps with complete addresses. The plugin that writes it learns the folder of the site too late,
 * so it names the files as if they were at the root of the host.
 *
 * @param url the address of the site in one language, without a trailing slash
 */
export function sitemapIndex(publicDirectory: string, url: string): OutputFile {
  const index = readFileSync(path.join(publicDirectory, buildFiles.sitemap), "utf8");
  const data = index.replace(
    /<loc>[^<]*(\/[^/<]+)<\/loc>/g,
    (_, file: string) => `<loc>${absoluteUrl(url, file)}</loc>`,
  );
  return { path: buildFiles.sitemap, data };
}
