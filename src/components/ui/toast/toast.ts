export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "success" | "error";
}

export type Dismiss = () => void;

type Show = (message: ToastMessage) => Dismiss;

/** A message, which may be withdrawn before it is shown. */
interface Shown {
  readonly message: ToastMessage;
  dismiss: Dismiss;
}

/** The messages that are waiting to be shown. */
const waiting = new Set<Shown>();
const listeners = new Set<() => void>();

/**
 * Shows a message bottom-right; the code for it is loaded with the first one.
 *
 * @returns a function that removes it
 */
export function toast(message: ToastMessage): Dismiss {
  const shown: Shown = { message, dismiss: () => waiting.delete(shown) };
  waiting.add(shown);
  for (const listener of listeners) listener();
  return () => shown.dismiss();
}

/** Calls a function for each message, at once if one is waiting already. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.size > 0) listener();
  return () => listeners.delete(listener);
}

/** Call it when the code that shows messages has loaded: it shows those that wait, and all later ones. */
export function connectToasts(showMessage: Show): () => void {
  return onToast(() => {
    for (const shown of waiting) {
      waiting.delete(shown);
      shown.dismiss = showMessage(shown.message);
    }
  });
}
