/** The same as Gatsby's, which has the same purpose. */
const ENTRY = "gatsby-reload-compilation-hash-match";

/**
 * Whether a page is to be loaded again because it is outdated: once, since another time would not help. Without a storage
 * to remember it, never.
 */
export function mayReload(isOutdated: boolean): boolean {
  try {
    if (isOutdated && sessionStorage.getItem(ENTRY) !== "1") {
      sessionStorage.setItem(ENTRY, "1");
      return true;
    }
    sessionStorage.removeItem(ENTRY);
  } catch {
    // Blocked.
  }
  return false;
}
