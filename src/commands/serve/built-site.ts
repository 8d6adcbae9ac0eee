import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { stat } from "node:fs/promises";
import { propertyOf } from "../../domain/shape";
import { buildFiles } from "../../domain/routes";
import { withoutEnd } from "../../model/schema/without-end";
import { headersFor, parseHeadersFile } from "../../outputs/headers/headers-file";
import { decoded } from "../../model/values/parse-url";
import { t } from "../../words/t";

/**
 * The folder for which a site was built, such as `/club`, from its web manifest; empty for a site at the root of its
 * host.
 */
export function siteFolder(publicDirectory: string): string {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(publicDirectory, buildFiles.manifest), "utf8"));
    const start = propertyOf(manifest, "start_url");
    return typeof start === "string" && start.startsWith("/") ? withoutEnd(start, "/") : "";
  } catch {
    // A site without a manifest says nothing about its folder.
    return "";
  }
}

/** Where a request for a decoded path leads: to a path of the site, by a redirect to its home page, or nowhere. */
type Destination = { readonly path: string } | { readonly redirect: string } | undefined;

/** @param folder of the site, such as `/club`; empty: none */
export function destinationOf(requested: string, folder: string): Destination {
  if (folder === "" || requested.startsWith(`${folder}/`)) return { path: requested.slice(folder.length) };
  return requested === "/" || requested === folder ? { redirect: `${folder}/` } : undefined;
}

type Headers = readonly (readonly [name: string, value: string])[];

/**
 * The headers of each path, from the `_headers` file of a built site. It is read again when it changes; while a build
 * has removed it, the last one is used.
 *
 * @throws Error with a message for the user if there is no such file at the start
 */
export function siteHeaders(publicDirectory: string): (path: string) => Headers {
  const file = path.join(publicDirectory, "_headers");
  let version = versionOf(file);
  if (version === undefined)
    throw new Error(t("There is no built site in {folder}: run 'npm run build' first.", { folder: publicDirectory }));
  let rules = parseHeadersFile(readFileSync(file, "utf8"));
  return (requested) => {
    const current = versionOf(file);
    if (current !== undefined && current !== version) {
      rules = parseHeadersFile(readFileSync(file, "utf8"));
      version = current;
    }
    return headersFor(rules, requested);
  };
}

function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}

/** Files that the build writes for hosts and for itself, and hidden files, which are there by accident. */
const hidden = /^\/_(?:headers|redirects)|^\/webpack\.stats\.json$|\/\./i;

/** Has a hidden name, but is public. */
const shown = /^\/\.well-known\/[^.]/i;

/** True if a decoded path of the site must be answered as if there were no file. */
export function isHiddenPath(path: string): boolean {
  return hidden.test(path) && !shown.test(path);
}

/**
 * The file for a decoded path: the file itself, or a page with or without a trailing slash; undefined if there is none.
 *
 * @returns its path from the root of the site, with forward slashes
 */
export async function servedFile(publicDirectory: string, requested: string): Promise<string | undefined> {
  const leadsElsewhere = requested.includes("\\") || requested.split("/").some((step) => step === "..");
  if (leadsElsewhere || isHiddenPath(requested)) return undefined;
  const page = withoutEnd(requested, "/");
  const pages = [...(page === "" ? [] : [`${page}.html`]), `${page}/index.html`];
  for (const candidate of requested.endsWith("/") ? pages : [requested, ...pages]) {
    if (await isFile(path.join(publicDirectory, candidate))) return candidate;
  }
  return undefined;
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    // Missing, unreadable, or the name is too long: there is nothing to serve.
    return false;
  }
}

/**
 * The path of a request line: decoded, without query, with single slashes. A proxy's form (`GET http://host/path`) is
 * read too.
 *
 * @returns undefined if it is malformed: no path, broken percent-encoding, a NUL byte
 */
export function requestPath(target: string): string | undefined {
  const [, encoded = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target) ?? [];
  const isBareOrigin = encoded === "" && target !== "";
  if (!isBareOrigin && !encoded.startsWith("/")) return undefined;
  const path = decoded(encoded);
  return path === undefined || path.includes("\0") ? undefined : `/${path}`.replace(/\/{2,}/g, "/");
}
