import { readFileSync } from "node:fs";
import path from "node:path";
import { files } from "../../domain/routes";
import { withoutEnd } from "../../model/schema/without-end";

/**
 * The folder of its host for which a site was built, such as `/club`, as its web manifest says; empty if it has its
 * host for itself.
 */
export function siteFolder(publicDirectory: string): string {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(publicDirectory, files.manifest), "utf8"));
    const start: unknown = Reflect.get(Object(manifest), "start_url");
    return typeof start === "string" && start.startsWith("/") ? withoutEnd(start, "/") : "";
  } catch {
    // A site without a manifest says nothing else.
    return "";
  }
}

/** Where a request for a decoded path leads: to a path of the site, to its home page by a redirect, or nowhere. */
export type Destination = { readonly path: string } | { readonly redirect: string } | undefined;

/** @param folder in which the site lies, such as `/club`; empty: none */
export function destinationOf(requested: string, folder: string): Destination {
  if (folder === "" || requested.startsWith(`${folder}/`)) return { path: requested.slice(folder.length) };
  return requested === "/" || requested === folder ? { redirect: `${folder}/` } : undefined;
}
