import { basePath } from "../../model/build-info";
import { buildFiles } from "../../domain/routes";
import { asciiAddress } from "../../domain/addresses/redirect-ends";
import type { HeaderRule } from "../headers/security-headers";
import { type Redirect, hostedRedirects } from "./redirects";
import { hiddenPaths, wellKnown } from "./hidden-paths";
import { ASK_AGAIN, checkedRules } from "../headers/headers-file";

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
    `error_page 404 ${base}${buildFiles.notFound};\n`,
    "absolute_redirect off;\n",
    `charset utf-8;\ncharset_types ${texts};\n`,
    `gzip on;\ngzip_vary on;\ngzip_types ${texts};\n`,
    `location ~* "${anchored(wellKnown)}" { try_files $uri =404; }\n`,
    ...hidden,
    ...typed,
    `location = "${base}${buildFiles.manifest}" { types { } default_type "application/manifest+json"; try_files $uri =404; }\n`,
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

/** A header with the value of each pattern, the last one first: the first that matches is used. */
interface Header {
  readonly name: string;
  readonly values: readonly (readonly [path: string, value: string])[];
}

/**
 * nginx answers with a type of its own unless a location says otherwise, so the type can't be set like the other
 * headers.
 */
const TYPE = "Content-Type";

/**
 * The values of all headers as `map`s, for the `http` block of nginx: a `location` with headers of its own
 * would lose those of the server, so each header has one value that depends on the path.
 */
export function renderNginxMaps(rules: readonly HeaderRule[]): string {
  const maps = headersOf(checkedRules(rules)).map(({ name, values }) => {
    const lines = values.map(([path, value]) => `  ${pathPattern(path)} ${quoted(value)};\n`);
    if (name === "Cache-Control") lines.push(`  ${pathPattern("/*")} ${quoted(ASK_AGAIN)};\n`);
    // What else is on the host gets none of them.
    return `map $uri ${variable(name)} {\n  default "";\n${lines.join("")}}\n`;
  });
  return `# What each header of the site says on each path, for nginx: include this file in its http block.\n${maps.join("")}`;
}

/** The headers and the types of files, for the `server` block of nginx. */
export function renderNginxServer(rules: readonly HeaderRule[]): string {
  const headers = headersOf(checkedRules(rules)).map(({ name }) => `add_header ${name} ${variable(name)} always;\n`);
  const types = rules.flatMap(({ path, headers: own }) =>
    own.flatMap(([name, value]) =>
      name === TYPE
        ? [
            `location ${prefix(path)} { types { } default_type ${quoted(withoutCharset(value))}; try_files $uri =404; }\n`,
          ]
        : [],
    ),
  );
  return `# The headers of the site, for nginx: include this file in its server block.\n${[...headers, ...types].join("")}`;
}

function headersOf(rules: readonly HeaderRule[]): readonly Header[] {
  const names = new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)));
  names.delete(TYPE);
  return [...names].map((name) => ({
    name,
    values: rules
      .flatMap(({ path, headers }) =>
        headers.flatMap(([other, value]) => (other === name ? [[path, value] as const] : [])),
      )
      .reverse(),
  }));
}

/** A path of the rules as a regular expression: nginx takes the first that matches, in the order of the file. */
function pathPattern(path: string): string {
  const escaped = (basePath() + path).replace(/\*$/, "").replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return quoted(`~^${escaped}${path.endsWith("*") ? "" : "$"}`);
}

/** nginx decides by the bare type whether to compress; `charset` adds the charset. */
function withoutCharset(type: string): string {
  return type.replace(/; charset=utf-8$/, "");
}

function prefix(path: string): string {
  const served = basePath() + path;
  return path.endsWith("*") ? quoted(served.slice(0, -1)) : `= ${quoted(served)}`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replace(/-/g, "_")}`;
}
