/** The open modal dialogs, topmost last. Everything else on the page is inert meanwhile. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

export function topmostDialog(): HTMLElement | undefined {
  return open.at(-1);
}

/** Adds a dialog that opens. Call the returned function before the dialog is removed. */
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

/** The last thing that a reader has asked for and is still waiting for. */
const requests = new Set<object>();

/**
 * For dialogs that open once their code has loaded. Returns whether the reader is still waiting: not after asking for
 * something else, following a link, opening another dialog or leaving the page.
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
