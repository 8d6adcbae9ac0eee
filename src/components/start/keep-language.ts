import { storedEntry, storeEntry } from "../../hooks/storage/stored-entry";
import { listen } from "./start-events";

export const LANGUAGE_ENTRY = "language";

/**
 * Keeps the language that a reader has chosen by a link of the bar: when they next come to the home page from another site
 * or type its address, it opens in that language. Nothing is guessed, and every other address shows its own language.
 *
 * @param go opens an address in the place of this page
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
  // Only the home page has a version at such an address.
  const isHome = /^[\w-]+$/.test(chosen) && document.querySelector(`link[hreflang][href$="${path}"]`);
  if (isHome && search + hash === "" && !isFromHere) go(path);
}
