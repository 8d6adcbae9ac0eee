/** The modal dialogs that are open, the topmost last: everything else on the page is inert meanwhile. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

export function topmostDialog(): HTMLElement | undefined {
  return open.at(-1);
}

/** Adds a dialog that opens. Call the function that is returned before the dialog leaves the page. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  open.push(dialog);
  notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    notify();
  };
}

export function onTopLayerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

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
