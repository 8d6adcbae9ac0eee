const reduced = "(prefers-reduced-motion: reduce)";

export function prefersReducedMotion(): boolean {
  return matchMedia(reduced).matches;
}

/** How scripts scroll the page: at once for readers who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "auto" : "smooth";
}
