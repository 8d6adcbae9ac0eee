import { useSyncExternalStore } from "react";

/** The event of the window that follows each change by `changeAddress`. */
export const ADDRESS_CHANGED = "addresschange";
const occasions = ["popstate", "hashchange", ADDRESS_CHANGED];

function subscribe(update: () => void): () => void {
  for (const occasion of occasions) window.addEventListener(occasion, update);
  return () => {
    for (const occasion of occasions) window.removeEventListener(occasion, update);
  };
}

/** Safari takes no more than 100 changes in 30 s: a change that it refused stays in effect until the page changes. */
let refused: { readonly address: string; readonly at: string } | undefined;

function currentAddress(): string {
  const { href, search, hash } = window.location;
  return refused?.at === href ? refused.address : search + hash;
}

/**
 * Changes the query and fragment without a navigation and without scrolling. `push` makes an entry
 * of the history, to which Back returns.
 */
export function changeAddress(address: string, step: "push" | "replace"): void {
  const { pathname, href } = window.location;
  refused = undefined;
  try {
    // A key of its own: by it the router remembers how far each entry was scrolled.
    if (step === "push") window.history.pushState({ key: String(Date.now()) }, "", pathname + address);
    else window.history.replaceState(window.history.state, "", pathname + address);
  } catch {
    refused = { address, at: href };
  }
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

/**
 * The query and fragment of the address, `?` and `#` included, as a state that a link can hold.
 * Empty until the page is interactive, since the HTML is the same for all of them.
 */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, currentAddress, () => "");
}
