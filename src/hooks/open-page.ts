import { servedPath, withoutSlash } from "../domain/addresses/served-path";

/** Opens a page of the site in this tab, as a link to its path does. */
export function openPage(path: string): void {
  window.location.assign(servedPath(withoutSlash(path)));
}

/** Opens a page of the site in the place of this one: Back does not lead here again. */
export function replacePage(path: string): void {
  window.location.replace(servedPath(withoutSlash(path)));
}
