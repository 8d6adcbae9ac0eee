import { topmostDialog } from "./top-layer";

/** The last thing that a reader has asked for. */
let last: object | undefined;

/**
 * For what opens over the page once its code has come. Returns whether the reader still waits for it: not after asking
 * for something else, following a link, opening another dialog or leaving the page.
 */
export function makeWish(): () => boolean {
  const wish = {};
  const { pathname } = window.location;
  last = wish;
  document.addEventListener("click", forgetAtLink, true);
  return () => last === wish && !topmostDialog() && window.location.pathname === pathname;
}

function forgetAtLink({ target }: Event): void {
  if (target instanceof Element && target.closest("a[href]:not([target])")) last = undefined;
}
