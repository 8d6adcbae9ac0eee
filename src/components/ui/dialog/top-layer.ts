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

/** What a reader has asked for and still waits for: the last thing only. */
const requests = new Set<object>();

/**
 * For what opens over the page once its code has come. Returns whether the reader still waits for it: not after asking
 * for something else, following a link, opening another dialog or leaving the page.
 */
export function beginRequest(): () => boolean {
  const request = {};
  const { pathname } = window.location;
  requests.clear();
  requests.add(request);
  document.addEventListener("click", forgetAtLink, true);
  return () => requests.has(request) && !topmostDialog() && window.location.pathname === pathname;
}

function forgetAtLink({ target }: Event): void {
  if (target instanceof Element && target.closest("a[href]:not([target])")) requests.clear();
}
