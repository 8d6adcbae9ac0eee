import { z } from "zod";
import type { ClubSettings } from "../club-settings";
import { expecting, register, type FieldOptions } from "./define-field";

/** One of the choices; `setting` names the field of the settings that lists them. */
export function choice<T extends string>(
  options: FieldOptions & { choices: readonly [T, ...T[]]; setting?: keyof ClubSettings },
) {
  const { setting, ...rest } = options;
  const source = setting === undefined ? "" : `, the words of ${setting} in site/settings.json`;
  const schema = z.enum(rest.choices, expecting(`one of ${rest.choices.join(", ")}${source}`));
  return register(schema, { ...rest, kind: "choice" });
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
