import { propertyOf } from "../../domain/shape";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { files } from "../../domain/routes";
import { withoutEnd } from "../../model/schema/without-end";
import { headersFor, parseHeadersFile } from "../../outputs/headers/headers-file";

/**
 * The folder of its host for which a site was built, such as `/club`, as its web manifest says; empty if it has its
 * host for itself.
 */
export function siteFolder(publicDirectory: string): string {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(publicDirectory, files.manifest), "utf8"));
    const start = propertyOf(manifest, "start_url");
    return typeof start === "string" && start.startsWith("/") ? withoutEnd(start, "/") : "";
  } catch {
    // A site without a manifest says nothing else.
    return "";
  }
}

/** Where a request for a decoded path leads: to a path of the site, to its home page by a redirect, or nowhere. */
type Destination = { readonly path: string } | { readonly redirect: string } | undefined;

/** @param folder in which the site lies, such as `/club`; empty: none */
export function destinationOf(requested: string, folder: string): Destination {
  if (folder === "" || requested.startsWith(`${folder}/`)) return { path: requested.slice(folder.length) };
  return requested === "/" || requested === folder ? { redirect: `${folder}/` } : undefined;
}

type Headers = readonly (readonly [name: string, value: string])[];

/**
 * The headers of each path, from the `_headers` file of a built site. It is read again when it changes, and
 * the last one counts while a build has none.
 *
 * @throws Error in words for the person at the terminal if there is no such file at first
 */
export function siteHeaders(publicDirectory: string): (path: string) => Headers {
  const file = path.join(publicDirectory, "_headers");
  let version = versionOf(file);
  if (version === undefined)
    throw new Error(`There is no built site in ${publicDirectory}: run 'npm run build' first.`);
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
