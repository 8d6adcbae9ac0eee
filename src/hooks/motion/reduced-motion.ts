import { useSyncExternalStore } from "react";

const reduced = "(prefers-reduced-motion: reduce)";

/** Whether the reader has asked their system for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(reduced).matches;
}

/** How the page scrolls to a place by itself: at once for readers who have asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "auto" : "smooth";
}

function subscribe(update: () => void): () => void {
  const query = matchMedia(reduced);
  query.addEventListener("change", update);
  return () => query.removeEventListener("change", update);
}

/** Whether nothing may move: until the page is interactive, as without JavaScript, and for readers who want less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
