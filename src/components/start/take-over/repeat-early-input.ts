import { EARLY_INPUT, type EarlyInput } from "../early-input";
import type { SuccessorOf } from "./remember-places";
import { isField, repeatInput } from "./repeat-input";

/**
 * Does again what a reader did before the page was interactive.
 *
 * @param successorOf finds what an element has become
 */
export function repeatEarlyInput(successorOf: SuccessorOf = (element) => element): void {
  const kept: unknown = Reflect.get(window, EARLY_INPUT);
  if (!isKeptInput(kept)) return;
  const inputs = [...kept];
  kept.clear();
  for (const [element, input] of inputs) {
    const successor = successorOf(element);
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
