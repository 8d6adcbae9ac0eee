import { storedEntry, storeEntry } from "../../hooks/storage/stored-entry";
import { listen } from "./start-events";

export const LANGUAGE_ENTRY = "language";

/**
 * Remembers the language that a reader has chosen in the bar. When they next open the home page from another site or by
 * its address, it opens in that language. Other addresses always show their own language.
 *
 * @param go opens an address in place of this page
 */
export function keepLanguage(go = (address: string): void => location.replace(address)): void {
  listen(["click"], ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
    if (link) storeEntry(LANGUAGE_ENTRY, link.hreflang);
  });
  const chosen = storedEntry(LANGUAGE_ENTRY) ?? "";
  const { pathname, search, hash, origin } = location;
  const path = `${pathname.replace(/\/$/, "")}/${chosen}`;
  const isFromHere = document.referrer.startsWith(`${origin}/`);
  // Only the home page is redirected.
  const isHome = /^[\w-]+$/.test(chosen) && document.querySelector(`link[hreflang][href$="${path}"]`);
  if (isHome && search + hash === "" && !isFromHere) go(path);
}
