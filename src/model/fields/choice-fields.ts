import { z } from "zod";
import { expecting, register, type FieldOptions } from "./define-field";

export function choice<T extends string>(options: FieldOptions & { choices: readonly [T, ...T[]] }) {
  const { choices } = options;
  return register(z.enum(choices, expecting(`one of ${choices.join(", ")}`)), { ...options, kind: "choice" });
}

export function bool(options: FieldOptions) {
  return register(z.boolean(expecting("true or false")), { ...options, kind: "bool" });
}
