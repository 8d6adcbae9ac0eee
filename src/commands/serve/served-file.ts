import { stat } from "node:fs/promises";
import path from "node:path";
import { withoutEnd } from "../../model/schema/without-end";
import { isHiddenPath } from "../../outputs/hosting/hidden-paths";
import { decoded } from "../../model/values/parse-url";

/** The file that answers a request. */
interface ServedFile {
  /** From the root of the site, with forward slashes. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** The file for a decoded path: itself, or a page, with or without a slash at the end of its path; undefined: there is none. */
export async function servedFile(publicDirectory: string, requested: string): Promise<ServedFile | undefined> {
  const leadsElsewhere = requested.includes("\\") || requested.split("/").some((step) => step === "..");
  if (leadsElsewhere || isHiddenPath(requested)) return undefined;
  const page = withoutEnd(requested, "/");
  const pages = [...(page === "" ? [] : [`${page}.html`]), `${page}/index.html`];
  for (const candidate of requested.endsWith("/") ? pages : [requested, ...pages]) {
    const size = await sizeOfFile(path.join(publicDirectory, candidate));
    if (size !== undefined) return { path: candidate, size };
  }
  return undefined;
}

async function sizeOfFile(file: string): Promise<number | undefined> {
  try {
    const stats = await stat(file);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    // Missing, unreadable or too long a name: there is nothing to serve.
    return undefined;
  }
}

/**
 * The path that a request line names: decoded, without query, with single slashes.
 * A proxy's form (`GET http://host/path`) is read too.
 *
 * @returns undefined where it is malformed: no path, broken percent-encoding, a NUL byte
 */
export function requestPath(target: string): string | undefined {
  const [, encoded = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target) ?? [];
  const isBareOrigin = encoded === "" && target !== "";
  if (!isBareOrigin && !encoded.startsWith("/")) return undefined;
  const path = decoded(encoded);
  return path === undefined || path.includes("\0") ? undefined : `/${path}`.replace(/\/{2,}/g, "/");
}
