const reduced = "(prefers-reduced-motion: reduce)";

export function prefersReducedMotion(): boolean {
  return matchMedia(reduced).matches;
}

/** How the page scrolls to a place by itself: at once for readers who have asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "auto" : "smooth";
}
