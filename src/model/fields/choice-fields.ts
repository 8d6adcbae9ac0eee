import { z } from "zod";
import { expecting, register, type FieldOptions } from "./define-field";

/** One of the choices. */
export function choice<T extends string>(options: FieldOptions & { choices: readonly [T, ...T[]] }) {
  const { choices } = options;
  return register(z.enum(choices, expecting(`one of ${choices.join(", ")}`)), { ...options, kind: "choice" });
}

/** A list of some of the choices. */
export function choices<T extends string>(options: FieldOptions & { choices: readonly T[] }) {
  const entry = z.enum(options.choices, expecting(`one of ${options.choices.join(", ")}`));
  const schema = z.array(entry, expecting(`a list of some of ${options.choices.join(", ")}`));
  return register(schema, { ...options, kind: "choices", most: options.choices.length });
}

export function bool(options: FieldOptions) {
  return register(z.boolean(expecting("true or false")), { ...options, kind: "bool" });
}
