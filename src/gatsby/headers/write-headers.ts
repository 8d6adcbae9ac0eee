import { writeFile } from "node:fs/promises";
import path from "node:path";
import { renderHeadersFile } from "./headers-file";
import { renderNginxMaps, renderNginxServer } from "./nginx-headers";
import { headerRules, type HeaderRule, type OutsideOrigins } from "./security-headers";

/** Writes the site's headers for static hosts, whose file `npm run serve` reads too, and for nginx. */
export async function writeHeaders(
  publicDirectory: string,
  outside: OutsideOrigins,
  admin: readonly HeaderRule[],
): Promise<void> {
  const rules = headerRules(outside, admin);
  await writeFile(path.join(publicDirectory, "_headers"), renderHeadersFile(rules));
  await writeFile(path.join(publicDirectory, "_headers.nginx-maps.conf"), renderNginxMaps(rules));
  await writeFile(path.join(publicDirectory, "_headers.nginx.conf"), renderNginxServer(rules));
}
