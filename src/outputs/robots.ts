import type { Site } from "./site/site";
import type { OutputFile } from "./writing/output-file";

/** Everything may be crawled: a page that must not be found says `noindex`, and a crawler has to read that. */
export function robots({ url }: Site): OutputFile {
  return { path: "/robots.txt", data: `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n` };
}
