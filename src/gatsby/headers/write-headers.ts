import path from "node:path";
import { replaceFile } from "../files/replace-file";
import { adminPolicy, adminRules, type AdminSources } from "./admin-headers";
import { renderHeadersFile } from "./headers-file";
import { renderNginxMaps, renderNginxServer } from "./nginx-headers";
import type { Policy } from "./policy";
import { headerRules, sitePolicy, type HeaderOptions, type OutsideOrigins } from "./security-headers";

interface HeaderSources {
  readonly outside: OutsideOrigins;
  readonly admin: AdminSources;
  readonly options: HeaderOptions;
}

/**
 * Writes the site's headers for static hosts, whose file `npm run serve` reads too, and for nginx.
 *
 * @returns what the maintainer should know about them, a sentence each
 */
export async function writeHeaders(
  publicDirectory: string,
  { outside, admin, options }: HeaderSources,
): Promise<readonly string[]> {
  const rules = headerRules(outside, adminRules(admin), options);
  await replaceFile(path.join(publicDirectory, "_headers"), renderHeadersFile(rules));
  await replaceFile(path.join(publicDirectory, "_headers.nginx-maps.conf"), renderNginxMaps(rules));
  await replaceFile(path.join(publicDirectory, "_headers.nginx.conf"), renderNginxServer(rules));
  return [...warningsAbout("all pages", sitePolicy(outside)), ...warningsAbout("/admin", adminPolicy(admin))];
}

function warningsAbout(where: string, { loosened }: Policy): string[] {
  return loosened.map(
    (directive) =>
      `The Content-Security-Policy of ${where} names too many sites for one header: ${directive} allows any site with https instead. Keep pictures and videos in the content to avoid that.`,
  );
}
