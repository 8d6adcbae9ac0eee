import { servedPath } from "../../domain/addresses/served-path";
import { withoutSlash } from "../../domain/addresses/without-slash";

/** The address that a link to a path of the site leads to: in its folder, and without a slash at the end of the path. */
export function linkAddress(to: string): string {
  return servedPath(withoutSlash(to));
}
