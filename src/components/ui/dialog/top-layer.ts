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
