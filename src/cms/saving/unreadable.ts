import type { z } from "zod";
import { ContentError } from "../../content/read/file-text";
import { refuseMisread } from "../../content/read/file-text";
import { readSource } from "../../content/read/read-source";
import { quote, describeValue } from "../../model/check/sentence";
import type { Kind, Singleton } from "../../model/kind";
import type { FieldInfo } from "../../model/schema/field-info";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { groupSchemaOf, usedFieldsOf, type Field } from "../../model/schema/schema-fields";
import { fieldWords } from "./sentence-of";

/** Why the form can't show the text of a file as a whole, in a sentence; undefined if it can. */
export function whyUnreadable(source: Kind | Singleton, text: string): string | undefined {
  try {
    refuseMisread(text);
    const { fields, repeated } = readSource(source, text);
    const [twice] = repeated;
    if (twice !== undefined)
      return `It has the field ${quote(twice)} twice, expected one of them: the form can show only the last.`;
    const unshown = unshownValue(source.schema, fields);
    return unshown && `${fieldWords(source.schema, unshown.path)} ${unshown.message}.`;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { place, message } = error;
    return place === "" ? `It ${message}.` : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}.`;
  }
}

/** A value that the form can't show. */
interface UnshownValue {
  /** Where it is, as diagnostics say it: `gallery[0].src`. */
  readonly path: string;
  /** The fault, and what was expected. */
  readonly message: string;
}

/**
 * The first value of an item that the form has no way to show, such as a list where it has a line for a text: it would
 * show an empty field, and whatever is typed there would replace the value.
 */
function unshownValue(schema: z.ZodObject, item: JsonObject, within = ""): UnshownValue | undefined {
  for (const field of usedFieldsOf(schema)) {
    const path = within === "" ? field.name : `${within}.${field.name}`;
    const found = inField(field, item[field.name], path);
    if (found) return found;
  }
  return undefined;
}

function inField(field: Field, value: unknown, path: string): UnshownValue | undefined {
  if (value === undefined || value === null) return undefined;
  const inner = groupSchemaOf(field);
  if (!inner) return isShown(field.info.kind, value) ? undefined : unshown(path, value, expected[field.info.kind]);
  if (field.info.kind === "group")
    return isJsonObject(value) ? unshownValue(inner, value, path) : unshown(path, value, expected.group);
  if (!Array.isArray(value)) return unshown(path, value, expected.groups);
  for (const [index, entry] of value.entries()) {
    const place = `${path}[${index}]`;
    const found = isJsonObject(entry) ? unshownValue(inner, entry, place) : unshown(place, entry, expected.group);
    if (found) return found;
  }
  return undefined;
}

function unshown(path: string, value: unknown, wanted: string): UnshownValue {
  const what = value === null ? "is null" : describeValue(value);
  return { path, message: `${what}, expected ${wanted}; the form can't show it` };
}

type FieldKind = FieldInfo["kind"];

const expected: Readonly<Record<FieldKind, string>> = {
  text: "a text",
  slug: "a text",
  "number-id": "a number",
  "long-text": "a text",
  markdown: "a text",
  date: "a date as a text",
  instant: "a date as a text",
  time: "a time as a text",
  int: "a number",
  number: "a number",
  bool: "true or false",
  link: "an address as a text",
  image: "a file as a text",
  file: "a file as a text",
  choice: "a text",
  choices: "a list of texts",
  lines: "a list of texts",
  group: "an object",
  groups: "a list of objects",
};

function isShown(kind: FieldKind, value: unknown): boolean {
  switch (kind) {
    case "text":
    case "slug":
    case "time":
    case "link":
      return isLine(value);
    case "number-id":
    case "int":
    case "number":
      return typeof value === "number" || (typeof value === "string" && /^\s*(?:-?\d+(?:\.\d+)?)?\s*$/.test(value));
    case "bool":
      return typeof value === "boolean";
    case "choices":
    case "lines":
      return Array.isArray(value) && value.every((entry) => entry === null || isLine(entry));
    default:
      return typeof value === "string";
  }
}

/** Numbers are shown as they are. */
function isLine(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}
