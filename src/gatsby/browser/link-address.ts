import { servedPath } from "../../domain/addresses/served-path";

/** The address that a link to a path of the site leads to: in its folder, and without a slash at the end of the path. */
export function linkAddress(to: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return servedPath(path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path) + rest;
}
