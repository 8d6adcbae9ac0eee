/** The modal dialogs that are open, the topmost last: all else on the page is inert meanwhile. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

export function topmostDialog(): HTMLElement | undefined {
  return open.at(-1);
}

/** A dialog opens; the answer takes it away again, and has to be called before it leaves the page. */
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
