import { basePath } from "../../model/build-info";
import { buildFiles } from "../../domain/routes";
import { asciiAddress } from "../../domain/addresses/redirect-ends";
import { ASK_AGAIN, checkedRules, headersFor } from "../headers/headers-file";
import type { HeaderRule } from "../headers/security-headers";
import { type Redirect, hostedRedirects } from "./redirects";
import { hiddenPaths, wellKnown } from "./hidden-paths";

/** All that the site needs in its block of a Caddyfile, except its name and its folder. */
export function renderCaddySite(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const headers = checkedRules(rules).flatMap(({ path, headers: own }) =>
    own.map(([name, value]) => `\theader ${path === "/*" ? "" : `${path} `}${headerLine(name, value)}`),
  );
  const moved = hostedRedirects(redirects).map(({ from, to }) => `\tredir "${from}" "${asciiAddress(to) ?? ""}" 301`);
  const base = basePath();
  const site = [
    "encode zstd gzip",
    "@hidden {",
    `\tpath_regexp \`(?i)(${hiddenPaths.join("|")})\``,
    `\tnot path_regexp \`(?i)${wellKnown}\``,
    "}",
    "@change not method GET HEAD",
    "@slash path_regexp slash ^(.+)/$",
    // A later header of the same name takes the place of an earlier one, in this order only inside of route.
    "route {",
    `\theader Cache-Control "${ASK_AGAIN}"`,
    ...headers,
    `\theader ${buildFiles.manifest} Content-Type "application/manifest+json"`,
    '\theader @change Allow "GET, HEAD"',
    "\terror @change 405",
    "\terror @hidden 404",
    ...moved,
    // A page answers with and without a slash at its end.
    "\trewrite @slash {re.slash.1}",
    "\ttry_files {path} {path}.html {path}/index.html",
    "\tfile_server {",
    "\t\tdisable_canonical_uris",
    "\t}",
    "}",
  ];
  return [
    "# The site's headers, redirects and rules, for Caddy: import this file in the block of the site.",
    ...(base === "" ? site : [`redir ${base} ${base}/ 301`, `handle_path ${base}/* {`, ...site, "}"]),
    "handle_errors {",
    "\t@missing {",
    "\t\texpression `{http.error.status_code} == 404`",
    ...(base === "" ? [] : [`\t\tpath ${base}/*`]),
    "\t}",
    "\troute @missing {",
    // The headers of the missing file are already set: its policy, how long it is kept, whether it is a calendar.
    ...headersFor(rules, buildFiles.notFound).map(([name, value]) => `\t\theader ${headerLine(name, value)}`),
    `\t\theader Cache-Control "${ASK_AGAIN}"`,
    '\t\theader Content-Type "text/html; charset=utf-8"',
    `\t\trewrite * ${buildFiles.notFound}`,
    "\t\tfile_server",
    "\t}",
    "}",
    "",
  ].join("\n");
}

function headerLine(name: string, value: string): string {
  return `${name} "${value.replaceAll('"', '\\"')}"`;
}
