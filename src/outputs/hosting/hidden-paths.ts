/**
 * Paths that no server may answer with a file, as patterns that nginx, Caddy and JavaScript all read. What the
 * build writes for hosts and for itself lies beside the pages; hidden files get there by accident.
 */
export const hiddenPaths: readonly string[] = ["^/_(headers|redirects)", "^/webpack\\.stats\\.json$", "/\\."];

/** Hidden by its name, but made to be read. */
export const wellKnown = "^/\\.well-known/[^.]";

const hidden = hiddenPaths.map((source) => new RegExp(source, "i"));
const shown = new RegExp(wellKnown, "i");

/** True if a decoded path of the site must be answered as if there were no file. */
export function isHiddenPath(path: string): boolean {
  return hidden.some((pattern) => pattern.test(path)) && !shown.test(path);
}
