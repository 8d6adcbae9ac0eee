import { INTERACTIVE, EARLY_INPUT, type EarlyInput } from "./start-events";

/** Finds the element that has come in the place of another; undefined if none has. */
type SuccessorOf = (element: Element) => Element | undefined;

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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: unknown): target is Field {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => target instanceof type);
}

interface FieldState {
  readonly value: string | undefined;
  readonly checked?: boolean | undefined;
}

function repeatInput(field: Field, { value = "", checked = false }: FieldState): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  const { selectionStart, selectionEnd }: Partial<HTMLInputElement> = field;
  // React hears of a value only if it is not the one that a script has set last.
  field.value = `${value} `;
  const { set } = Object.getOwnPropertyDescriptor(Reflect.getPrototypeOf(field) ?? {}, "value") ?? {};
  set?.call(field, value);
  // Fields for numbers and the like have no caret that scripts know.
  if (typeof selectionStart === "number" && typeof selectionEnd === "number" && "setSelectionRange" in field)
    field.setSelectionRange(selectionStart, selectionEnd);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
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
