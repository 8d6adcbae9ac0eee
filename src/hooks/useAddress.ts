import { useSyncExternalStore } from "react";

const changed = "addresschange";
const occasions = ["popstate", "hashchange", changed];

function subscribe(update: () => void): () => void {
  for (const occasion of occasions) window.addEventListener(occasion, update);
  return () => {
    for (const occasion of occasions) window.removeEventListener(occasion, update);
  };
}

/** The query and fragment of the page's address; empty while the page comes alive, as in its HTML. */
export function useAddress(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => "",
  );
}

/** Replaces the query and fragment in place: no new entry in the history, no scrolling, no navigation. */
export function replaceAddress(address: string): void {
  // Gatsby's router keeps the key of its scroll position in the state.
  window.history.replaceState(window.history.state, "", window.location.pathname + address);
  window.dispatchEvent(new Event(changed));
}
