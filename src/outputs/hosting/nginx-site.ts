import { basePath } from "../../model/build-constants";
import { files } from "../../domain/routes";
import { asciiAddress } from "../../domain/addresses/redirect-ends";
import { renderNginxServer } from "../headers/nginx-headers";
import type { HeaderRule } from "../headers/security-headers";
import type { Redirect } from "./redirects";
import { hiddenPaths, wellKnown } from "./hidden-paths";
import { hostedRedirects } from "./hosted-redirects";

/** Types that are worth compressing; nginx always compresses pages. */
const texts =
  "text/css text/csv text/plain text/x-c text/x-java-source text/xml text/calendar application/javascript application/json application/xml " +
  "application/feed+json application/rss+xml application/manifest+json application/speculationrules+json image/svg+xml";

/** Types of downloads that nginx does not know, or knows by an old name; `npm run serve` sends the same. */
const downloads: Readonly<Record<string, string>> = {
  csv: "text/csv",
  "c|cpp": "text/x-c",
  java: "text/x-java-source",
  ogv: "video/ogg",
  rar: "application/vnd.rar",
};

/** All that the site needs in a `server` block of nginx, except its name, its folder and its certificates. */
export function renderNginxSite(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const base = basePath();
  const anchored = (pattern: string) => pattern.replace(/^\^/, `^${base.replaceAll(".", "\\.")}`);
  const hidden = hiddenPaths.map((pattern) => `location ~* "${anchored(pattern)}" { return 404; }\n`);
  // The address of a page may end like that of a download.
  const typed = Object.entries(downloads).map(
    ([extensions, type]) =>
      `location ~* "\\.(${extensions})$" { types { text/html html; } default_type "${type}"; try_files $uri $uri.html =404; }\n`,
  );
  const moved = hostedRedirects(redirects).map(
    ({ from, to }) =>
      `location = "${base}${from}" { return 301 "${(asciiAddress(to) ?? "").replaceAll("$", "%24")}"; }\n`,
  );
  const site = [
    renderNginxServer(rules),
    `error_page 404 ${base}${files.notFound};\n`,
    "absolute_redirect off;\n",
    `charset utf-8;\ncharset_types ${texts};\n`,
    `gzip on;\ngzip_vary on;\ngzip_types ${texts};\n`,
    `location ~* "${anchored(wellKnown)}" { try_files $uri =404; }\n`,
    ...hidden,
    ...typed,
    `location = "${base}${files.manifest}" { types { } default_type "application/manifest+json"; try_files $uri =404; }\n`,
    // A page answers with and without a slash at its end.
    'location ~ "^(?<page>/.+)/$" { try_files $page.html $page/index.html =404; }\n',
    ...moved,
  ].join("");
  const page = "try_files $uri $uri.html $uri/index.html =404;";
  if (base === "") return `${site}location / { ${page} }\n`;
  // Everything else on the host is left to the rest of the configuration.
  const home = `location = "${base}/" { try_files $uri/index.html =404; }\n`;
  return `location = "${base}" { return 301 "${base}/"; }\nlocation ^~ "${base}/" {\n${page}\n${home}${site}}\n`;
}
