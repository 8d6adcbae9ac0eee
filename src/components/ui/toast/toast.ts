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

/** Calls back when there is a message and nothing is loaded yet to show it. */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => listeners.delete(listener);
}

/** Call it when the code that shows messages has loaded: those that wait are shown, and all later ones. */
export function connectToasts(showMessage: Show): () => void {
  show = showMessage;
  for (const message of waiting.splice(0)) showMessage(message);
  return () => {
    show = undefined;
  };
}
