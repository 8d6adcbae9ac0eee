import { z } from "zod";
import { factsOf } from "../fields/field-kinds";
import { isUsed } from "../parts";
import { fieldRegistry, type FieldInfo } from "./field-info";

export interface Field {
  readonly name: string;
  readonly info: FieldInfo;
  readonly required: boolean;
  readonly schema: z.ZodType;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
}

// Thousands of items need the same few lists.
const known = new WeakMap<z.ZodObject, readonly Field[]>();

/** The fields of an object schema in their order; throws on one that was not made by `src/model/fields`. */
export function fieldsOf(schema: z.ZodObject): readonly Field[] {
  const fields = known.get(schema) ?? readFields(schema);
  known.set(schema, fields);
  return fields;
}

export function usedFieldsOf(schema: z.ZodObject): readonly Field[] {
  return fieldsOf(schema).filter(isFieldUsed);
}

/** The name of the field that names an item: its first required text. */
export function titleOf(fields: readonly Field[]): string {
  return fields.find(({ info, required }) => required && factsOf(info).isTitle)?.name ?? "id";
}

/** True if the club uses a field, and the part of the site that it is for; any other field counts as absent. */
export function isFieldUsed({ info }: Field): boolean {
  return info.isOff !== true && (info.part === undefined || isUsed(info.part));
}

function readFields(schema: z.ZodObject): Field[] {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return Object.entries(shape).map(([name, fieldSchema]) => {
    const inner = unwrap(fieldSchema);
    if (!(inner instanceof z.ZodType)) throw new TypeError(`The field ${name} has no schema`);
    const info = fieldRegistry.get(inner);
    if (!info) throw new TypeError(`The field ${name} has no label and hint`);
    return { name, info, required: !(fieldSchema instanceof z.ZodOptional), schema: inner };
  });
}

export function groupSchemaOf(field: Field): z.ZodObject | undefined {
  if (!factsOf(field.info).hasFields) return undefined;
  const schema = field.schema instanceof z.ZodArray ? field.schema.element : field.schema;
  return schema instanceof z.ZodObject ? schema : undefined;
}
