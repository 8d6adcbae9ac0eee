import { servedPath, withoutSlash } from "../domain/addresses/served-path";

export function openPage(path: string): void {
  window.location.assign(servedPath(withoutSlash(path)));
}

/** Opens a page of the site in place of this one, so that Back does not return here. */
export function replacePage(path: string): void {
  window.location.replace(servedPath(withoutSlash(path)));
}
