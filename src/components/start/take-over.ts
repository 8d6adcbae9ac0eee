import { announce, earlyInput, isField, type SuccessorOf } from "./early-fields";
import { INTERACTIVE, type EarlyInput } from "./start-events";

/** Remembers where elements are, because React renders a page again that a translation or an extension has changed. */
export function rememberPlaces(root: Element): SuccessorOf {
  const used = () => [...root.querySelectorAll("a,button,form,input,select,textarea")];
  const before = used();
  return (element) => {
    if (element.isConnected) return element;
    // Extensions insert buttons, and add classes to fields.
    const isAlike = (other: Element) =>
      other.tagName === element.tagName && (isField(element) || other.className === element.className);
    return used().filter(isAlike)[before.filter(isAlike).indexOf(element)];
  };
}

/**
 * Stops the start script when React has taken over the page, and does what readers have asked for until then. Changes
 * that React itself causes come first.
 *
 * @param successorOf finds the new element if React had to render the page again
 * @returns once that is done
 */
export async function takeOver(successorOf?: SuccessorOf): Promise<void> {
  await Promise.resolve();
  delete document.documentElement.dataset.member;
  window.dispatchEvent(new Event(INTERACTIVE));
  repeatEarlyInput(successorOf);
}

/**
 * Repeats what a reader did before the page was interactive.
 *
 * @param successorOf finds the new element
 */
function repeatEarlyInput(successorOf: SuccessorOf = (element) => element): void {
  const kept = earlyInput();
  for (const [element, { event }] of kept) {
    // The link to sign in is now the account button.
    const isReplaced = element.matches("[data-start=member]") && !element.isConnected;
    const successor = isReplaced ? document.querySelector("[data-start=member]") : successorOf(element);
    successor?.removeAttribute("aria-busy");
    if (successor) repeat(successor, event);
  }
  kept.clear();
}

function repeat(element: Element, event: EarlyInput["event"]): void {
  // Something may have been typed or chosen here before the last key was pressed.
  if (isField(element)) announce(element);
  if (event instanceof KeyboardEvent) {
    const { key, code, ctrlKey, metaKey } = event;
    element.dispatchEvent(
      new KeyboardEvent("keydown", { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }),
    );
  } else if (element instanceof HTMLFormElement) submit(element);
  else if (element instanceof HTMLElement && !isField(element)) element.click();
}

/** Like `requestSubmit`, which Safari has only since version 16. */
function submit(form: HTMLFormElement): void {
  if (form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))) form.submit();
}

/**
 * Loads the code of what an early press opens at once, instead of when React learns of the press.
 *
 * @param parts by the names that elements give in `data-opens`
 */
export function fetchForPress(parts: Readonly<Record<string, () => void>>): void {
  for (const element of earlyInput().keys()) if (element instanceof HTMLElement) parts[element.dataset.opens ?? ""]?.();
}
