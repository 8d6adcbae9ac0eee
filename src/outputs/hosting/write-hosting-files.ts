import { rm } from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "../writing/replace-file";
import { renderHeadersFile } from "../headers/headers-file";
import { renderNginxMaps } from "../headers/nginx-headers";
import type { HeaderRule } from "../headers/security-headers";
import { renderRedirectsFile, type Redirect } from "./redirects";
import { renderCaddySite } from "./caddy-site";
import { renderNginxSite } from "./nginx-site";

/** What earlier versions wrote among the pages, from where no server should include configuration. */
const outdated = ["_headers.nginx-maps.conf", "_headers.nginx.conf", "_redirects.nginx.conf"];

/**
 * Tells every host what to send and where to redirect. Netlify, Cloudflare Pages and `npm run serve` read files among
 * the pages; what nginx and Caddy include lies in a folder beside them, where no request reaches it.
 */
export async function writeHostingFiles(
  publicDirectory: string,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): Promise<void> {
  const hosting = hostingDirectory(publicDirectory);
  const files: readonly (readonly [file: string, text: string])[] = [
    [path.join(publicDirectory, "_headers"), renderHeadersFile(rules)],
    [path.join(publicDirectory, "_redirects"), renderRedirectsFile(redirects)],
    [path.join(hosting, "nginx/http.conf"), renderNginxMaps(rules)],
    [path.join(hosting, "nginx/server.conf"), renderNginxSite(rules, redirects)],
    [path.join(hosting, "caddy/site.caddy"), renderCaddySite(rules, redirects)],
  ];
  for (const [file, text] of files) await replaceFile(file, text);
  await Promise.all(outdated.map((name) => rm(path.join(publicDirectory, name), { force: true })));
}

/** Where the configuration of nginx and Caddy lies, beside the folder of the pages. */
export function hostingDirectory(publicDirectory: string): string {
  return path.join(path.dirname(publicDirectory), "hosting");
}
