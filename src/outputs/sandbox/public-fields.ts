import type { z } from "zod";
import type { FieldKind } from "../../model/schema/field-info";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { fieldsOf, groupSchemaOf, type Field } from "../../model/schema/schema-fields";

/** The kinds of fields in which people write sentences or links. */
const writtenKinds: ReadonlySet<FieldKind> = new Set(["text", "long-text", "markdown", "lines", "link"]);

/**
 * The fields of an item that the model knows, in its spelling, without the personal ones.
 *
 * @param change returns the new text or link for each
 */
export function publicFields(schema: z.ZodObject, item: JsonObject, change: (text: string) => string): JsonObject {
  const values = normalised(schema, item);
  const shown = fieldsOf(schema).filter(({ info }) => info.isPersonal !== true);
  const entries = shown.map((field) => [field.name, publicValue(field, values[field.name], change)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function publicValue(field: Field, value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => publicValue(field, entry, change));
  const inner = groupSchemaOf(field);
  if (inner) return isJsonObject(value) ? publicFields(inner, value, change) : undefined;
  return typeof value === "string" && writtenKinds.has(field.info.kind) ? change(value) : value;
}
