import { useSyncExternalStore } from "react";
import { servedPath, sitePath } from "../domain/addresses/served-path";
import { barePath } from "../domain/routes";
import { decodeLeniently } from "../model/values/parse-url";

type Step = "push" | "replace";

/** The window event after each change by `changeAddress`. */
const ADDRESS_CHANGED = "addresschange";
const occasions = ["popstate", "hashchange", ADDRESS_CHANGED];

function subscribe(update: () => void): () => void {
  for (const occasion of occasions) window.addEventListener(occasion, update);
  return () => {
    for (const occasion of occasions) window.removeEventListener(occasion, update);
  };
}

/** The current address. */
class PageAddress {
  /** An address that Safari refused, since it allows 100 changes in 30 s. It stays in effect until the page changes. */
  private refused: { readonly wanted: URL; readonly at: string } | undefined;

  get url(): URL | Location {
    return this.refused?.at === window.location.href ? this.refused.wanted : window.location;
  }

  change(address: string, step: Step): void {
    const { href } = window.location;
    this.refused = undefined;
    try {
      if (step === "push") window.history.pushState(null, "", address);
      else window.history.replaceState(window.history.state, "", address);
    } catch {
      this.refused = { wanted: new URL(address, href), at: href };
    }
    window.dispatchEvent(new Event(ADDRESS_CHANGED));
  }
}

const page = new PageAddress();

function currentAddress(): string {
  const { search, hash } = page.url;
  return search + hash;
}

function currentPath(): string {
  return barePath(decodeLeniently(sitePath(page.url.pathname)));
}

/**
 * Changes the query and fragment without a navigation and without scrolling. `push` adds an entry to the history, so
 * that Back undoes the change.
 */
export function changeAddress(address: string, step: Step): void {
  page.change(window.location.pathname + address, step);
}

/** The same with the path of another page of the site, whose content this page then shows. */
export function changePath(path: string, step: Step): void {
  page.change(servedPath(path), step);
}

/**
 * The query and fragment of the address, with `?` and `#`: state that links can contain. Empty until the page is
 * interactive, since the HTML is the same for all.
 */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, currentAddress, () => "");
}

/** The path of the address as `routes` spells it; undefined until the page is interactive. */
export function useAddressPath(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, currentPath, () => undefined);
}

function changeQuery(query: string, step: "push" | "replace"): void {
  changeAddress(query + window.location.hash, step);
}

/** Only the query of the address, with `?`; changing it keeps the fragment. */
export function useAddressQuery(): readonly [string, (query: string, step: "push" | "replace") => void] {
  const [query = ""] = useAddress().split("#", 1);
  return [query, changeQuery];
}
