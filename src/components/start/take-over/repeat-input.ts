export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field after that. */
interface FieldState {
  readonly value: string | undefined;
  readonly checked?: boolean | undefined;
}

export function isField(target: unknown): target is Field {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => target instanceof type);
}

/**
 * Repeats what a reader has put into a field. React hears of a change only if the field differs from what React last saw
 * in it. What is already there is not written again: the caret would move, and a letter that is being composed be lost.
 */
export function repeatInput(field: Field, { value = "", checked = false }: FieldState): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (field.value !== value) setUnseen(field, value);
  makeUnseen(field, value);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Sets a value as the browser does. React replaces the setter of the field itself, to see what scripts set. */
function setUnseen(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Reflect.getPrototypeOf(field) ?? {}, "value") ?? {};
  set?.call(field, value);
}

/** Lets React think that it saw something else; it has no public way to forget. */
function makeUnseen(field: Field, value: string): void {
  const seen: unknown = Reflect.get(field, "_valueTracker");
  const setValue: unknown = Reflect.get(Object(seen), "setValue");
  if (typeof setValue === "function") Reflect.apply(setValue, seen, [`${value} `]);
}
