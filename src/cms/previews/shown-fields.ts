import type { z } from "zod";
import { factsOf } from "../../model/fields/field-kinds";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { fieldsOf, groupSchemaOf, type Field } from "../../model/schema/schema-fields";

type ShownValue<T> = T extends readonly (infer Entry)[]
  ? readonly ShownValue<Entry>[]
  : T extends object
    ? ShownFields<T>
    : T;

/** The fields of an item as Gatsby's queries would return them, but with texts and references as written. */
export type ShownFields<T> = {
  readonly [Name in keyof T]-?: NonNullable<T[Name]> extends readonly unknown[]
    ? ShownValue<NonNullable<T[Name]>>
    : undefined extends T[Name]
      ? ShownValue<NonNullable<T[Name]>> | null
      : ShownValue<T[Name]>;
};

/**
 * An unfinished item in a form that can be shown: missing and invalid values count as absent, and a required field
 * shows its own name.
 */
export function shownFields<S extends z.ZodObject>(schema: S, item: JsonObject): ShownFields<z.infer<S>>;
export function shownFields(schema: z.ZodObject, item: JsonObject): object {
  const values = normalised(schema, item);
  return Object.fromEntries(fieldsOf(schema).map((field) => [field.name, shown(field, values[field.name])]));
}

function shown(field: Field, value: unknown): unknown {
  const { isList, empty, standIn } = factsOf(field.info);
  const inner = groupSchemaOf(field);
  if (isList) {
    if (!Array.isArray(value)) return empty;
    return inner
      ? value.filter(isJsonObject).map((entry) => shownFields(inner, entry))
      : value.filter((line) => typeof line === "string");
  }
  if (inner) return isJsonObject(value) ? shownFields(inner, value) : empty;
  if (field.schema.safeParse(value).success) return value;
  return field.required ? standIn(field.info) : empty;
}
