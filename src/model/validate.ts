import type { z } from "zod";
import { closestName } from "./closest-name";
import type { Finding } from "./finding";
import { isJsonObject, normalised, placesInList, spellingIn, withoutEmpties, type JsonObject } from "./normalise";
import { fieldsOf, groupSchemaOf, type Field } from "./schema-fields";
import { quote } from "./sentence";

/** Every complaint that one item deserves by itself, whatever else lies in the tree. */
export function validate(schema: z.ZodObject, item: JsonObject): Finding[] {
  return [...errorsOf(schema, item), ...concernsOf(schema, item), ...unknownFieldsOf(schema, item, "")];
}

function errorsOf(schema: z.ZodObject, item: JsonObject): Finding[] {
  const result = schema.safeParse(normalised(schema, item));
  if (result.success) return [];
  const spelling = new Map(fieldsOf(schema).map((field) => [field.name, spellingIn(field, item)]));
  return result.error.issues.map((issue) => {
    const [name, index, ...rest] = issue.path;
    if (typeof name !== "string") return { severity: "error", field: "", message: issue.message };
    const spelt = spelling.get(name) ?? name;
    const place = typeof index === "number" ? (placesInList(item[spelt])[index] ?? index) : index;
    return {
      severity: "error",
      field: pathText([spelt, ...(place === undefined ? [] : [place]), ...rest]),
      message: issue.message,
    };
  });
}

/** `["gallery", 0, "src"]` as `gallery[0].src`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === "number" ? `${text}[${step}]` : text === "" ? String(step) : `${text}.${String(step)}`,
    "",
  );
}

/** A field of an item with its value, found at any depth. */
export interface FieldValue {
  readonly field: Field;
  readonly value: unknown;
  /** Where it stands, as the file spells it: `gallery[0].src`. */
  readonly path: string;
  /** The value before empty entries were left out. */
  readonly asSpelt: unknown;
}

/** Walks every field of an item that holds a value, those inside groups too. */
export function* fieldValues(schema: z.ZodObject, item: JsonObject, prefix = ""): Generator<FieldValue> {
  const values = normalised(schema, item);
  for (const field of fieldsOf(schema)) {
    const value = values[field.name];
    if (value === undefined) continue;
    const spelling = spellingIn(field, item);
    const path = prefix + spelling;
    const asSpelt = item[spelling];
    yield { field, value, path, asSpelt };
    const inner = groupSchemaOf(field);
    if (!inner) continue;
    for (const { entry, suffix } of entriesOf(field, value, asSpelt))
      yield* fieldValues(inner, entry, `${path}${suffix}.`);
  }
}

interface Entry {
  readonly entry: JsonObject;
  /** What leads to it from the field: `[0]` in a list. */
  readonly suffix: string;
}

/** The objects of a group or a list of groups; none where one stands in the place of the other. */
function entriesOf({ info }: Field, value: unknown, asSpelt: unknown): Entry[] {
  if (info.kind === "group") return isJsonObject(value) ? [{ entry: value, suffix: "" }] : [];
  if (info.kind !== "groups" || !Array.isArray(value)) return [];
  const places = placesInList(asSpelt);
  return value.flatMap((entry: unknown, index) =>
    isJsonObject(entry) ? [{ entry, suffix: `[${places[index] ?? index}]` }] : [],
  );
}

function concernsOf(schema: z.ZodObject, item: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const warn = (field: string, messages: readonly string[] | undefined) => {
    for (const message of messages ?? []) findings.push({ severity: "warning", field, message });
  };
  for (const { field, value, path, asSpelt } of fieldValues(schema, item)) {
    if (field.info.kind !== "groups") {
      warn(path, field.info.concerns?.(value));
      continue;
    }
    for (const { entry, suffix } of entriesOf(field, value, asSpelt))
      warn(path + suffix, field.info.entryConcerns?.(entry));
  }
  return findings;
}

function unknownFieldsOf(schema: z.ZodObject, item: JsonObject, prefix: string): Finding[] {
  const fields = fieldsOf(schema);
  const isKnown = (name: string) =>
    fields.some((field) => field.name === name || field.info.oldSpellings?.some((old) => old.name === name));
  const findings: Finding[] = Object.keys(item)
    .filter((name) => !isKnown(name))
    .map((name) => {
      const known = fields.flatMap((field) => [field.name, ...(field.info.oldSpellings ?? []).map((old) => old.name)]);
      const closest = closestName(name, known);
      const expected = closest ? `expected ${quote(closest)}?` : `expected one of ${known.join(", ")}`;
      return { severity: "warning", field: prefix + name, message: `is no field that the site reads, ${expected}` };
    });
  for (const field of fields) {
    const inner = groupSchemaOf(field);
    if (!inner) continue;
    for (const { entry, suffix } of entriesOf(field, withoutEmpties(item[field.name]), item[field.name]))
      findings.push(...unknownFieldsOf(inner, entry, `${prefix}${field.name}${suffix}.`));
  }
  return findings;
}
