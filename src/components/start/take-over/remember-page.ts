import { listen } from "../start-events";
import { rememberPlaces, type SuccessorOf } from "./remember-places";
import { isField, repeatInput, type Field } from "./repeat-input";

/** A page as it was before React took it over. */
export interface RememberedPage {
  readonly successorOf: SuccessorOf;
  /** Brings back what its reader had typed, opened, focused and scrolled to, if React has rendered the page again. */
  restore(): void;
}

/** Remembers a page until React has taken it over. React keeps the elements only if nothing else has changed them. */
export function rememberPage(root: Element): RememberedPage {
  const successorOf = rememberPlaces(root);
  const parts = [...root.querySelectorAll("input,select,textarea,details")];
  const first = root.firstElementChild;
  let last = attention();
  const stop = listen(["focusin", "selectionchange", "input", "keyup", "scroll"], () => {
    last = attention();
  });
  const restore = () => {
    stop();
    for (const part of parts) restorePart(part, successorOf(part));
    if (!first || first.isConnected) return;
    const { focused, caret, top } = last;
    const successor = focused && successorOf(focused);
    if (successor instanceof HTMLElement && successor !== focused) {
      successor.focus({ preventScroll: true });
      // React first writes into the field what it has heard of.
      queueMicrotask(() => {
        if (caret && isField(successor) && "setSelectionRange" in successor) successor.setSelectionRange(...caret);
      });
    }
    if (window.scrollY !== top) window.scrollTo({ top, behavior: "instant" });
  };
  return { successorOf, restore };
}

function restorePart(before: Element, now: Element | undefined): void {
  if (before instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement && before.open) {
    now.open = true;
    // React has not heard of it.
    now.dispatchEvent(new Event("toggle"));
  }
  if (before !== now && isField(before) && isField(now) && isChanged(before))
    repeatInput(now, { value: before.value, checked: "checked" in before ? before.checked : undefined });
}

/** True if the reader has changed a field: an address may fill in others. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected && field.value !== "",
    );
  return field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked);
}

/** Where the reader is. React takes the focus, and the caret, from elements that it replaces. */
function attention() {
  const focused = document.activeElement;
  const { selectionStart, selectionEnd }: Partial<HTMLInputElement> = focused ?? {};
  // Fields for numbers and the like have no caret that scripts know.
  const hasCaret = typeof selectionStart === "number" && typeof selectionEnd === "number";
  return { focused, caret: hasCaret ? ([selectionStart, selectionEnd] as const) : undefined, top: window.scrollY };
}
