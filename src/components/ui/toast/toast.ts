/** A short message in the corner. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "success" | "error";
}

type Show = (message: ToastMessage) => void;

let show: Show | undefined;
const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Shows a message bottom-right; the code for it is loaded with the first one. */
export function toast(message: ToastMessage): void {
  if (show) show(message);
  else waiting.push(message);
  for (const listener of listeners) listener();
}

/** Tells when a message wants to be shown and nothing is there to show it. */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => listeners.delete(listener);
}

/** The corner has been loaded: what has been waiting is shown, and all that comes. */
export function connectToasts(showMessage: Show): () => void {
  show = showMessage;
  for (const message of waiting.splice(0)) showMessage(message);
  return () => {
    show = undefined;
  };
}
