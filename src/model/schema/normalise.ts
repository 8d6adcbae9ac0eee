import type { z } from "zod";
import { factsOf } from "../fields/field-kinds";
import { hasVisibleText, isJsonObject, type JsonObject } from "./json-object";
import { fieldsOf, groupSchemaOf, isFieldUsed, type Field } from "./schema-fields";

/**
 * The value of one field as the model spells it: old spellings read; null, empty and blank
 * taken as absent, at every depth. Unknown fields, and those that the club does without, stay out.
 */
export function normalisedField(field: Field, item: JsonObject): unknown {
  if (!isFieldUsed(field)) return undefined;
  const [first] = spelledValues(field, item);
  const further = (field.info.furtherEntries ?? []).flatMap(({ name, read }) => read(withoutEmpties(item[name])));
  if (further.length === 0) return first?.value;
  return Array.isArray(first?.value ?? []) ? [...new Set([first?.value ?? [], further].flat())] : first?.value;
}

export interface SpelledValue {
  readonly spelling: string;
  readonly value: unknown;
  readonly isVague: boolean;
}

/** The values that an item has for a field, under any of its spellings; the first one counts. */
export function spelledValues(field: Field, item: JsonObject): readonly SpelledValue[] {
  const { read: readField, oldSpellings = [] } = field.info;
  return [{ name: field.name }, ...oldSpellings].flatMap(({ name, read, isVague }: Spelling) => {
    const written = factsOf(field.info).entries ? inPlaces(item[name]) : writtenValue(field, item[name]);
    const old = written !== undefined && read ? withoutEmpties(read(written)) : written;
    if (old === undefined) return [];
    return { spelling: name, value: insideGroups(field, readField ? readField(old) : old), isVague: isVague === true };
  });
}

function writtenValue({ required }: Field, value: unknown): unknown {
  return withoutEmpties(required ? value : withoutDashes(value));
}

/** A list with all of its entries; undefined if all are empty. */
function inPlaces(value: unknown): unknown {
  if (!Array.isArray(value)) return withoutEmpties(value);
  return value.every(isEmpty) ? undefined : value.map((entry: unknown) => (isEmpty(entry) ? "" : entry));
}

type Spelling = NonNullable<Field["info"]["oldSpellings"]>[number];

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === "string" && !hasVisibleText(value));
}

/** A value without what is empty: undefined for an empty one, a list without empty entries. */
export function withoutEmpties(value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  return Array.isArray(value) ? value.filter((entry) => !isEmpty(entry)) : value;
}

function withoutDashes(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isDash(entry));
  return isDash(value) ? undefined : value;
}

function isDash(value: unknown): boolean {
  return typeof value === "string" && /^\s*[-\u2013\u2014]\s*$/.test(value);
}

export function indexesOfNonEmpty(list: unknown): readonly number[] {
  return Array.isArray(list) ? [...list.keys()].filter((index) => !isEmpty(list[index]) && !isDash(list[index])) : [];
}

function insideGroups(field: Field, value: unknown): unknown {
  const schema = groupSchemaOf(field);
  if (!schema) return value;
  const inside = (entry: unknown) => (isJsonObject(entry) ? normalised(schema, entry) : entry);
  return Array.isArray(value) ? value.map(inside) : inside(value);
}

export function normalised(schema: z.ZodObject, item: JsonObject): JsonObject {
  const entries = fieldsOf(schema).map((field) => [field.name, normalisedField(field, item)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The spelling under which an item holds a field: the model's, or the old one that is there instead. */
export function spellingIn(field: Field, item: JsonObject): string {
  return spelledValues(field, item)[0]?.spelling ?? field.name;
}

export function spellingsOf({ name, info }: Field): readonly string[] {
  return [name, ...[...(info.oldSpellings ?? []), ...(info.furtherEntries ?? [])].map((other) => other.name)];
}

interface Entry {
  readonly entry: JsonObject;
  /** Its path from the field: `[0]` in a list. */
  readonly suffix: string;
}

/**
 * The objects of a group or a list of groups, up to the limit; none if there is a list instead of an object or the other
 * way round.
 *
 * @param asSpelt the value before empty entries were left out
 */
export function entriesOf({ info }: Field, value: unknown, asSpelt: unknown): Entry[] {
  const { hasFields, isList } = factsOf(info);
  if (!hasFields) return [];
  if (!isList) return isJsonObject(value) ? [{ entry: value, suffix: "" }] : [];
  if (!Array.isArray(value)) return [];
  const places = indexesOfNonEmpty(asSpelt);
  return value
    .slice(0, info.most)
    .flatMap((entry: unknown, index) =>
      isJsonObject(entry) ? [{ entry, suffix: `[${places[index] ?? index}]` }] : [],
    );
}
