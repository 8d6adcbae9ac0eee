import { servedPath, withoutSlash } from "../domain/addresses/served-path";

export function openPage(path: string): void {
  window.location.assign(servedPath(withoutSlash(path)));
}

/** Opens a page of the site instead of this one: Back does not lead here again. */
export function replacePage(path: string): void {
  window.location.replace(servedPath(withoutSlash(path)));
}
