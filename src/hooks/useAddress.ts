import { useSyncExternalStore } from "react";
import { servedPath, sitePath } from "../domain/addresses/served-path";
import { barePath } from "../domain/routes";
import { decodeLeniently } from "../model/values/parse-url";

type Step = "push" | "replace";

/** The event of the window that follows each change by `changeAddress`. */
const ADDRESS_CHANGED = "addresschange";
const occasions = ["popstate", "hashchange", ADDRESS_CHANGED];

function subscribe(update: () => void): () => void {
  for (const occasion of occasions) window.addEventListener(occasion, update);
  return () => {
    for (const occasion of occasions) window.removeEventListener(occasion, update);
  };
}

/** The address of the page that is open. */
class PageAddress {
  /** Safari takes no more than 100 changes in 30 s: a change that it refused stays in effect until the page changes. */
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
 * Changes the query and fragment without a navigation and without scrolling. `push` makes an entry
 * of the history, to which Back returns.
 */
export function changeAddress(address: string, step: Step): void {
  page.change(window.location.pathname + address, step);
}

/** The same with the path of another page of the site, which this page then shows itself. */
export function changePath(path: string, step: Step): void {
  page.change(servedPath(path), step);
}

/**
 * The query and fragment of the address, `?` and `#` included, as a state that a link can hold.
 * Empty until the page is interactive, since the HTML is the same for all of them.
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

/** Only the query of the address, `?` included; the fragment stays as it is. */
export function useAddressQuery(): readonly [string, (query: string, step: "push" | "replace") => void] {
  const [query = ""] = useAddress().split("#", 1);
  return [query, changeQuery];
}
