import { z } from "zod";
import type { FieldInfo } from "../schema/field-info";
import { textLimits } from "../values/text-limits";
import { expecting, register, type FieldOptions } from "./define-field";

/** An object of fields. */
export function group<S extends z.ZodRawShape>(options: FieldOptions & { fields: S }) {
  const { fields, ...rest } = options;
  return register(z.object(fields, expecting("an object")), { ...rest, kind: "group" });
}

/** A list of objects, at most `most` of them; `entryWarnings` looks at each one. */
export function groups<S extends z.ZodRawShape>(
  options: FieldOptions & Pick<FieldInfo, "entryWarnings"> & { fields: S; most?: number },
) {
  const { fields, most = textLimits.entries, ...rest } = options;
  const entry = z.object(fields, expecting("an object"));
  return register(z.array(entry, expecting("a list of objects")), { ...rest, kind: "groups", most });
}
