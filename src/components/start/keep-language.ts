import { storedEntry, storeEntry } from "../../hooks/storage/guarded-storage";
import { listen } from "./start-events";

/** The entry of the browser's storage that keeps the chosen language. */
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
  // The addresses are absolute, those of the club's own site even where a preview shows it.
  const paths = new Map(
    [...document.querySelectorAll<HTMLLinkElement>("link[hreflang]")].map(({ hreflang, href }) => [
      hreflang,
      new URL(href).pathname,
    ]),
  );
  const chosen = storedEntry(LANGUAGE_ENTRY) ?? "";
  const path = paths.get(chosen);
  const isHome = path === `${location.pathname.replace(/\/$/, "")}/${chosen}`;
  const isPlain = location.search + location.hash === "";
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (isHome && isPlain && !isFromHere) go(path);
}
