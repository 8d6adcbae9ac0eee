/** How an input is filled: a browser gives no value for one that is half filled. */
export interface InputState {
  readonly value: string;
  readonly isHalfFilled: boolean;
}

export function stateOf(input: HTMLInputElement | null): InputState {
  return { value: input?.value ?? "", isHalfFilled: input?.validity.badInput ?? false };
}

/** Shows a value, in place of whatever was typed. */
export function fill(input: HTMLInputElement | null, value: string): void {
  if (!input || (input.value === value && !input.validity.badInput)) return;
  input.value = value;
  if (!input.validity.badInput) return;
  // Of what is half filled, Chromium lets go only with the kind of input.
  const { type } = input;
  input.type = "text";
  input.type = type;
  input.value = value;
}
