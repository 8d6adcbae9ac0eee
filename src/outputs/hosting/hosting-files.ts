import path from "node:path";
import { renderHeadersFile } from "../headers/headers-file";
import { renderNginxMaps, renderNginxSite } from "./nginx-site";
import type { HeaderRule } from "../headers/security-headers";
import { renderRedirectsFile, type Redirect, type RedirectOptions } from "./redirects";
import { renderCaddySite } from "./caddy-site";
import type { OutputFile } from "../writing/site-files";

interface HostingFiles {
  /** Among the pages: what Netlify, Cloudflare Pages and `npm run serve` read. */
  readonly pages: readonly OutputFile[];
  /** In a folder beside the pages, where no request reaches it: what nginx and Caddy include. */
  readonly servers: readonly OutputFile[];
}

/** The files that tell each host what to send and where to redirect. */
export function hostingFiles(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  options: RedirectOptions = {},
): HostingFiles {
  return {
    pages: [
      { path: "/_headers", data: renderHeadersFile(rules) },
      { path: "/_redirects", data: renderRedirectsFile(redirects, options) },
    ],
    servers: [
      { path: "/nginx/http.conf", data: renderNginxMaps(rules) },
      { path: "/nginx/server.conf", data: renderNginxSite(rules, redirects) },
      { path: "/caddy/site.caddy", data: renderCaddySite(rules, redirects) },
    ],
  };
}

/** The folder of the files for nginx and Caddy, beside the folder of the pages. */
export function hostingDirectory(publicDirectory: string): string {
  return path.join(path.dirname(publicDirectory), "hosting");
}
