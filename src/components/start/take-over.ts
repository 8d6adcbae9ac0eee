import { announce, earlyInput, isField, type SuccessorOf } from "./early-fields";
import { INTERACTIVE, type EarlyInput } from "./start-events";

/** Remembers elements by their places: React renders a page again that a translation or an extension has changed. */
export function rememberPlaces(root: Element): SuccessorOf {
  const used = () => [...root.querySelectorAll("a,button,form,input,select,textarea")];
  const before = used();
  return (element) => {
    if (element.isConnected) return element;
    // Extensions add buttons, and classes to fields.
    const isAlike = (other: Element) =>
      other.tagName === element.tagName && (isField(element) || other.className === element.className);
    return used().filter(isAlike)[before.filter(isAlike).indexOf(element)];
  };
}

/**
 * Ends the work of the start script when React has taken the page over, and does what readers have asked for until then.
 * Changes that React itself causes are applied first.
 *
 * @param successorOf finds what an element has become if React had to render the page again
 * @returns once that is done
 */
export async function takeOver(successorOf?: SuccessorOf): Promise<void> {
  await Promise.resolve();
  delete document.documentElement.dataset.member;
  window.dispatchEvent(new Event(INTERACTIVE));
  repeatEarlyInput(successorOf);
}

/**
 * Does again what a reader did before the page was interactive.
 *
 * @param successorOf finds what an element has become
 */
function repeatEarlyInput(successorOf: SuccessorOf = (element) => element): void {
  const kept = earlyInput();
  for (const [element, { event }] of kept) {
    // A member's link to sign in has become the button of their account.
    const isReplaced = element.matches("[data-start=member]") && !element.isConnected;
    const successor = isReplaced ? document.querySelector("[data-start=member]") : successorOf(element);
    successor?.removeAttribute("aria-busy");
    if (successor) repeat(successor, event);
  }
  kept.clear();
}

function repeat(element: Element, event: EarlyInput["event"]): void {
  // The last key need not be the first thing that was done there.
  if (isField(element)) announce(element);
  if (event instanceof KeyboardEvent) {
    const { key, code, ctrlKey, metaKey } = event;
    element.dispatchEvent(
      new KeyboardEvent("keydown", { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }),
    );
  } else if (element instanceof HTMLFormElement) submit(element);
  else if (element instanceof HTMLElement && !isField(element)) element.click();
}

/** As `requestSubmit` does, which Safari has only since version 16. */
function submit(form: HTMLFormElement): void {
  if (form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))) form.submit();
}

/**
 * Asks for the code of what opens with an early press at once, not only when React has heard of the press.
 *
 * @param parts by the names that elements give in `data-opens`
 */
export function fetchForPress(parts: Readonly<Record<string, () => void>>): void {
  for (const element of earlyInput().keys()) if (element instanceof HTMLElement) parts[element.dataset.opens ?? ""]?.();
}
