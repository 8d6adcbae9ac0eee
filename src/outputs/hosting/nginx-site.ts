import { asciiAddress } from "../../domain/addresses/redirect-line";
import { renderNginxServer } from "../headers/nginx-headers";
import type { HeaderRule } from "../headers/security-headers";
import type { Redirect } from "./redirects";
import { hiddenPaths, wellKnown } from "./hidden-paths";
import { hostedRedirects } from "./hosted-redirects";

/** Types that are worth compressing; nginx always compresses pages. */
const texts =
  "text/css text/csv text/plain text/xml text/calendar application/javascript application/json application/xml " +
  "application/feed+json application/rss+xml application/manifest+json image/svg+xml";

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
  const hidden = hiddenPaths.map((pattern) => `location ~* "${pattern}" { return 404; }\n`);
  const typed = Object.entries(downloads).map(
    ([extensions, type]) =>
      `location ~* "\\.(${extensions})$" { types { } default_type "${type}"; try_files $uri =404; }\n`,
  );
  const moved = hostedRedirects(redirects).map(
    ({ from, to }) => `location = "${from}" { return 301 "${(asciiAddress(to) ?? "").replaceAll("$", "%24")}"; }\n`,
  );
  return [
    renderNginxServer(rules),
    "error_page 404 /404.html;\n",
    "absolute_redirect off;\n",
    `charset utf-8;\ncharset_types ${texts};\n`,
    `gzip on;\ngzip_vary on;\ngzip_types ${texts};\n`,
    `location ~* "${wellKnown}" { try_files $uri =404; }\n`,
    ...hidden,
    ...typed,
    'location = "/manifest.webmanifest" { types { } default_type "application/manifest+json"; try_files $uri =404; }\n',
    "location / { try_files $uri $uri/index.html =404; }\n",
    ...moved,
  ].join("");
}
