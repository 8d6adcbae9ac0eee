import { EARLY_INPUT, type EarlyInput } from "./start-events";

/** Finds the element that has come in the place of another, or the element itself; undefined if none has. */
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
 * Keeps scripts from changing what someone types, until the returned function is called. Meanwhile React takes the page
 * over, and would set what the address says.
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
 * Gives what readers have typed, and the focus, to fields that React has made in the place of others. It has to happen at
 * once, before the next letter is typed.
 *
 * @param focused what had the focus last
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
  // Fields for numbers and the like have no caret that scripts know.
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
    // React hears of a text only if it is not the one that it has set last. The guard lets only React know of this one.
    field.value = `${field.value} `;
  }
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}
