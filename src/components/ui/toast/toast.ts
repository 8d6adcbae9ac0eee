export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "success" | "error";
}

export type Dismiss = () => void;

type Show = (message: ToastMessage) => Dismiss;

let show: Show | undefined;
/** A message that may be gone before anything can show it. */
interface Shown {
  readonly message: ToastMessage;
  dismiss: Dismiss;
}

let waiting: readonly Shown[] = [];
const listeners = new Set<() => void>();

/**
 * Shows a message bottom-right; the code for it is loaded with the first one.
 *
 * @returns what takes it away, for when its reason is gone
 */
export function toast(message: ToastMessage): Dismiss {
  const shown: Shown = { message, dismiss: () => (waiting = waiting.filter((other) => other !== shown)) };
  if (show) shown.dismiss = show(message);
  else waiting = [...waiting, shown];
  for (const listener of listeners) listener();
  return () => shown.dismiss();
}

export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => listeners.delete(listener);
}

/** Call it when the code that shows messages has loaded: those that wait are shown, and all later ones. */
export function connectToasts(showMessage: Show): () => void {
  show = showMessage;
  for (const shown of waiting) shown.dismiss = showMessage(shown.message);
  waiting = [];
  return () => {
    show = undefined;
  };
}
