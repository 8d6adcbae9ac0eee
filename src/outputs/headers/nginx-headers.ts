import { basePath } from "../../model/build-constants";
import { checkedRules } from "./check-rules";
import type { HeaderRule } from "./security-headers";

/** A header with the value of each pattern, the last one first: the first that matches is used. */
interface Header {
  readonly name: string;
  readonly values: readonly (readonly [path: string, value: string])[];
}

/** Other hosts send it themselves; without it browsers guess how long a page stays the same. */
export const ASK_AGAIN = "public, max-age=0, must-revalidate";

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
