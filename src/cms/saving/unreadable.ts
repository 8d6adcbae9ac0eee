import type { z } from "zod";
import { ContentError, refuseMisread } from "../../content/read/file-text";
import { readSource } from "../../content/read/read-source";
import { quote, describeValue } from "../../model/check/sentence";
import type { Kind, Singleton } from "../../model/kind";
import type { FieldInfo } from "../../model/schema/field-info";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { groupSchemaOf, usedFieldsOf, type Field } from "../../model/schema/schema-fields";
import { fieldWords } from "./sentence-of";
import { capitalised } from "../../domain/text/letters";
import { t } from "../../words/t";

/** Why the form can't show the text of a file as a whole, in a sentence; undefined if it can. */
export function whyUnreadable(source: Kind | Singleton, text: string): string | undefined {
  try {
    refuseMisread(text);
    const { fields, repeated } = readSource(source, text);
    const [twice] = repeated;
    if (twice !== undefined)
      return t("It has the field {field} twice, expected one of them: the form can show only the last.", {
        field: quote(twice),
      });
    const unshown = unshownValue(source.schema, fields);
    if (!unshown) return undefined;
    return t("{field} {problem}.", { field: fieldWords(source.schema, unshown.path), problem: unshown.message });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { place, message } = error;
    return place === ""
      ? t("It {problem}.", { problem: message })
      : t("{place}: {problem}.", { place: capitalised(place), problem: message });
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
  const found = value === null ? t("is null") : describeValue(value);
  return { path, message: t("{found}, expected {expected}; the form can't show it", { found, expected: wanted }) };
}

type FieldKind = FieldInfo["kind"];

const expected: Readonly<Record<FieldKind, string>> = {
  text: t("a text"),
  slug: t("a text"),
  "number-id": t("a number"),
  "long-text": t("a text"),
  markdown: t("a text"),
  date: t("a date as a text"),
  instant: t("a date as a text"),
  time: t("a time as a text"),
  int: t("a number"),
  number: t("a number"),
  bool: t("true or false"),
  link: t("an address as a text"),
  image: t("a file as a text"),
  file: t("a file as a text"),
  choice: t("a text"),
  choices: t("a list of texts"),
  lines: t("a list of texts"),
  group: t("an object"),
  groups: t("a list of objects"),
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
