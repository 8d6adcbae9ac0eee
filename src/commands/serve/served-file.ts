import { stat } from "node:fs/promises";
import path from "node:path";
import { withoutEnd } from "../../model/schema/without-end";
import { isHiddenPath } from "../../outputs/hosting/hidden-paths";

/** The file that answers a request. */
export interface ServedFile {
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
