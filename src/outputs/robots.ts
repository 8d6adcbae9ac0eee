import { files } from "../domain/routes";
import type { Site } from "./site/site";
import type { OutputFile } from "./writing/output-file";

/**
 * Everything may be crawled: a page that must not be found says `noindex`, and a crawler has to read that. Crawlers read
 * the file only at the top of a host (RFC 9309): a site in a folder has it for those who copy its line from there.
 */
export function robots({ url }: Pick<Site, "url">): OutputFile {
  return { path: files.robots, data: `User-agent: *\nAllow: /\n\nSitemap: ${url}${files.sitemap}\n` };
}
