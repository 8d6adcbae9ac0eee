type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isField(target: unknown): target is Field {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => target instanceof type);
}

/**
 * How to repeat what a reader has just put into a field. React hears of a change only if the field differs from
 * what React last saw in it, so React is first shown something else.
 */
export function inputRepeat(field: Field): () => void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    field.value = `${value} `;
    setUnseen(field, value);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
}

/** Sets a value as the browser does. React replaces the setter of the field itself, to see what scripts set. */
function setUnseen(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Reflect.getPrototypeOf(field) ?? {}, "value") ?? {};
  set?.call(field, value);
}
