import type { z } from "zod";
import type { FieldDiagnostic } from "./diagnostic";
import { entriesOf, normalised, indexesOfNonEmpty, spellingIn, spellingsOf, withoutEmpties } from "../schema/normalise";
import type { JsonObject } from "../schema/json-object";
import { fieldsOf, groupSchemaOf, type Field } from "../schema/schema-fields";
import { factsOf, isListOfGroups } from "../fields/field-kinds";
import { closestName } from "./closest-name";
import { quote, shorten } from "./sentence";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

/** Everything that is wrong with one item on its own, apart from the rest of the tree. */
export function validate(schema: z.ZodObject, item: JsonObject): FieldDiagnostic[] {
  return [...errorsOf(schema, item), ...warningsOf(schema, item), ...unknownFieldsOf(schema, item)];
}

function errorsOf(schema: z.ZodObject, item: JsonObject): FieldDiagnostic[] {
  const { values, diagnostics } = withoutLongLists(schema, item);
  const result = schema.safeParse(values);
  if (result.success) return diagnostics;
  const spellings = new Map(fieldsOf(schema).map((field) => [field.name, spellingIn(field, item)]));
  const places = new Map([...spellings].map(([name, spelling]) => [name, indexesOfNonEmpty(item[spelling])]));
  for (const { path, message } of result.error.issues) {
    const [name, index, ...rest] = path;
    const isNamed = typeof name === "string";
    const place = isNamed && typeof index === "number" ? (places.get(name)?.[index] ?? index) : index;
    const steps = [...(place === undefined ? [] : [place]), ...rest];
    const where = isNamed ? pathText([spellings.get(name) ?? name, ...steps]) : "";
    diagnostics.push({ code: "invalid-value", severity: "error", path: where, message });
  }
  return diagnostics;
}

/** The item as the model spells it, lists cut to their limit: a million wrong entries do not need a million messages. */
function withoutLongLists(
  schema: z.ZodObject,
  item: JsonObject,
): { values: JsonObject; diagnostics: FieldDiagnostic[] } {
  const diagnostics: FieldDiagnostic[] = [];
  const values = { ...normalised(schema, item) };
  for (const field of fieldsOf(schema)) {
    const [value, most = Infinity] = [values[field.name], field.info.most];
    if (!Array.isArray(value) || value.length <= most) continue;
    values[field.name] = value.slice(0, most);
    const message = t("has {count} entries, expected at most {most}", { count: value.length, most });
    diagnostics.push({ code: "too-many-entries", severity: "error", path: spellingIn(field, item), message });
  }
  return { values, diagnostics };
}

/** `["gallery", 0, "src"]` as `gallery[0].src`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === "number" ? `${text}[${step}]` : text === "" ? String(step) : `${text}.${String(step)}`,
    "",
  );
}

export interface FieldValue {
  readonly field: Field;
  readonly value: unknown;
  /** Its path in the spelling of the file: `gallery[0].src`. */
  readonly path: string;
  /** The value before empty entries were left out. */
  readonly asSpelt: unknown;
}

export function* fieldValues(schema: z.ZodObject, item: JsonObject, prefix = ""): Generator<FieldValue> {
  const values = normalised(schema, item);
  for (const field of fieldsOf(schema)) {
    const value = values[field.name];
    if (value === undefined) continue;
    const spelling = spellingIn(field, item);
    const path = prefix + spelling;
    const asSpelt = item[spelling];
    const { entries } = factsOf(field.info);
    if (entries && Array.isArray(value)) {
      const entry: Field = { ...field, info: { ...field.info, kind: entries } };
      for (const [index, text] of value.entries())
        yield { field: entry, value: text, path: `${path}[${index}]`, asSpelt: text };
      continue;
    }
    yield { field, value, path, asSpelt };
    const inner = groupSchemaOf(field);
    if (!inner) continue;
    for (const { entry, suffix } of entriesOf(field, value, asSpelt))
      yield* fieldValues(inner, entry, `${path}${suffix}.`);
  }
}

function warningsOf(schema: z.ZodObject, item: JsonObject): FieldDiagnostic[] {
  const diagnostics: FieldDiagnostic[] = [];
  const warn = (path: string, messages: readonly string[] | undefined) => {
    for (const message of messages ?? [])
      diagnostics.push({ code: "doubtful-value", severity: "warning", path, message });
  };
  for (const { field, value, path, asSpelt } of fieldValues(schema, item)) {
    if (!isListOfGroups(field.info)) {
      warn(path, field.info.warnings?.(value));
      continue;
    }
    for (const { entry, suffix } of entriesOf(field, value, asSpelt))
      warn(path + suffix, field.info.entryWarnings?.(entry));
  }
  return diagnostics;
}

/** The most unknown fields of an object that are listed; the others are counted. */
const MOST_UNKNOWN = 20;

function unknownFieldsOf(schema: z.ZodObject, item: JsonObject, prefix = ""): FieldDiagnostic[] {
  const fields = fieldsOf(schema);
  const known = [...new Set(fields.flatMap(spellingsOf))];
  const unknown = Object.keys(item).filter((name) => !known.includes(name));
  const diagnostics: FieldDiagnostic[] = unknown.slice(0, MOST_UNKNOWN).map((name) => {
    const closest = closestName(name, known);
    return {
      code: "unknown-field",
      severity: "warning",
      path: prefix + shorten(name),
      message: closest
        ? t("is not a field that the site reads, expected {name}?", { name: quote(closest) })
        : t("is not a field that the site reads, expected one of {names}", { names: commaText(known) }),
    };
  });
  if (unknown.length > MOST_UNKNOWN) {
    const message = t("has {count} fields that the site does not read, of which {named} are named here", {
      count: unknown.length,
      named: MOST_UNKNOWN,
    });
    diagnostics.push({ code: "unknown-field", severity: "warning", path: prefix.replace(/\.$/, ""), message });
  }
  for (const field of fields) {
    const inner = groupSchemaOf(field);
    if (!inner) continue;
    for (const { entry, suffix } of entriesOf(field, withoutEmpties(item[field.name]), item[field.name]))
      diagnostics.push(...unknownFieldsOf(inner, entry, `${prefix}${field.name}${suffix}.`));
  }
  return diagnostics;
}
