import { INTERACTIVE } from "../start-events";
import type { SuccessorOf } from "./remember-places";
import { EARLY_INPUT, type EarlyInput } from "../early-input";
import { isField, repeatInput } from "./repeat-input";

/**
 * Ends the work of the start script when React has taken the page over, and does what readers have asked for until then.
 * Changes that React itself causes are applied first.
 *
 * @param successorOf finds what an element has become if React had to render the page again
 */
export function takeOver(successorOf?: SuccessorOf): void {
  queueMicrotask(() => {
    delete document.documentElement.dataset.member;
    window.dispatchEvent(new Event(INTERACTIVE));
    repeatEarlyInput(successorOf);
  });
}

/**
 * Does again what a reader did before the page was interactive.
 *
 * @param successorOf finds what an element has become
 */
function repeatEarlyInput(successorOf: SuccessorOf = (element) => element): void {
  const kept: unknown = Reflect.get(window, EARLY_INPUT);
  if (!isKeptInput(kept)) return;
  const inputs = [...kept];
  kept.clear();
  for (const [element, input] of inputs) {
    // A member's link to sign in has become the button of their account.
    const isReplaced = element.matches("[data-start=member]") && !element.isConnected;
    const successor = isReplaced ? document.querySelector("[data-start=member]") : successorOf(element);
    successor?.removeAttribute("aria-busy");
    if (successor) repeat(successor, input);
  }
}

function isKeptInput(value: unknown): value is Map<Element, EarlyInput> {
  return value instanceof Map;
}

function repeat(element: Element, { event, value, checked }: EarlyInput): void {
  if (event instanceof KeyboardEvent) {
    // The last key need not be the first thing that was done there.
    if ("defaultValue" in element && element.defaultValue !== value && isField(element))
      repeatInput(element, { value });
    const { key, ctrlKey, metaKey } = event;
    element.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, metaKey, bubbles: true, cancelable: true }));
  } else if (isField(element)) repeatInput(element, { value, checked });
  else if (element instanceof HTMLFormElement) submit(element);
  else if (element instanceof HTMLElement) element.click();
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
  const kept: unknown = Reflect.get(window, EARLY_INPUT);
  for (const element of kept instanceof Map ? kept.keys() : [])
    if (element instanceof HTMLElement) parts[element.dataset.opens ?? ""]?.();
}
