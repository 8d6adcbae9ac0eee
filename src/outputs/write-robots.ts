import path from "node:path";
import { replaceFile } from "./writing/replace-file";

/** Everything may be crawled: what shall not be found says `noindex`, which a crawler must be able to read. */
export async function writeRobots(publicDirectory: string, siteUrl: string): Promise<void> {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
  await replaceFile(path.join(publicDirectory, "robots.txt"), text);
}
