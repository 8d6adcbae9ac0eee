import { useSyncExternalStore } from "react";

const changed = "addressquerychange";

function subscribe(update: () => void): () => void {
  window.addEventListener("popstate", update);
  window.addEventListener(changed, update);
  return () => {
    window.removeEventListener("popstate", update);
    window.removeEventListener(changed, update);
  };
}

/** Safari takes no more than 100 changes in 30 s: what it refused holds as long as the page stays where it is. */
let refused: { readonly query: string; readonly at: string } | undefined;

function currentQuery(): string {
  return refused?.at === window.location.href ? refused.query : window.location.search;
}

function changeQuery(query: string, step: "push" | "replace"): void {
  const { pathname, hash, href } = window.location;
  refused = undefined;
  try {
    // A key of its own: by it the router remembers how far each entry was scrolled.
    if (step === "push") window.history.pushState({ key: String(Date.now()) }, "", pathname + query + hash);
    else window.history.replaceState(window.history.state, "", pathname + query + hash);
  } catch {
    refused = { query, at: href };
  }
  window.dispatchEvent(new Event(changed));
}

/**
 * The query of the address, `?` included, as a state that a link can hold. Empty until the page is
 * alive, since the HTML is the same for all queries. `push` makes an entry of the history, to which
 * Back returns.
 */
export function useAddressQuery(): readonly [string, (query: string, step: "push" | "replace") => void] {
  const query = useSyncExternalStore(subscribe, currentQuery, () => "");
  return [query, changeQuery];
}
