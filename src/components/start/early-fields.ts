import { EARLY_INPUT, type EarlyInput } from "./start-events";

/** Finds the element that has replaced another, or the element itself if it is still there. */
export type SuccessorOf = (element: Element) => Element | undefined;

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

export function isField(target: unknown): target is Field {
  return target instanceof HTMLSelectElement || isTextField(target);
}

function isTextField(target: unknown): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** What readers did before the page was interactive, in order. */
export function earlyInput(): Map<Element, EarlyInput> {
  const kept: unknown = Reflect.get(window, EARLY_INPUT);
  return isEarlyInput(kept) ? kept : new Map<Element, EarlyInput>();
}

function isEarlyInput(value: unknown): value is Map<Element, EarlyInput> {
  return value instanceof Map;
}

/** True if someone has typed or chosen something in a field, or erased it, before the page was interactive. */
function isUsedEarly(field: Field): boolean {
  const input = earlyInput().get(field);
  return input !== undefined && (input.event.type === "input" || field.value !== "");
}

/**
 * Keeps scripts from changing what someone types, until the returned function is called. Meanwhile React takes over the
 * page, and would set the value from the address.
 */
export function guardTypedText(): () => void {
  let isOn = true;
  const endings = [HTMLInputElement, HTMLTextAreaElement].map(({ prototype }) => {
    const own = Object.getOwnPropertyDescriptor(prototype, "value") ?? {};
    Object.defineProperty(prototype, "value", {
      ...own,
      set(this: TextField, text: string) {
        if (!isOn || !isUsedEarly(this)) own.set?.call(this, text);
      },
    });
    return () => Object.defineProperty(prototype, "value", own);
  });
  return () => {
    isOn = false;
    for (const end of endings) end();
  };
}

/**
 * Moves typed text and the focus to the fields with which React has replaced others. Must run at once, before the next
 * letter is typed.
 *
 * @param focused the last element with the focus
 */
export function moveIntoNewFields(successorOf: SuccessorOf, focused: EventTarget | null): void {
  const kept = earlyInput();
  const inputs = [...kept];
  kept.clear();
  for (const [element, input] of inputs) {
    const successor = isField(element) ? successorOf(element) : element;
    if (isField(element) && isField(successor) && successor !== element) successor.value = element.value;
    if (successor) kept.set(successor, input);
  }
  if (!isTextField(focused) || focused.isConnected) return;
  const successor = successorOf(focused);
  if (!isTextField(successor)) return;
  successor.focus();
  // Scripts can't read the caret of number fields and some others.
  if (focused.selectionStart !== null) successor.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}

/** Tells React what someone has typed or chosen in a field before the page was interactive. */
export function announce(field: Field): void {
  const { value = "", checked = false } = earlyInput().get(field) ?? {};
  if (!isUsedEarly(field)) return;
  if (field instanceof HTMLSelectElement) field.value = value;
  else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  } else {
    // React ignores an event if the text is the one that it set last. The guard hides the text from everything but
    // React.
    field.value = `${field.value} `;
  }
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}
