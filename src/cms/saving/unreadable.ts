import type { z } from "zod";
import { ContentError, refuseMisread } from "../../content/read/file-text";
import { readSource } from "../../content/read/read-source";
import { quote, describeValue } from "../../model/check/sentence";
import type { Kind, Singleton } from "../../model/kind";
import { factsOf, fieldKinds } from "../../model/fields/field-kinds";
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

interface UnshownValue {
  readonly path: string;
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
  const { isUnshown, expected, isList } = factsOf(field.info);
  if (isUnshown(value)) return unshown(path, value, expected);
  const inner = groupSchemaOf(field);
  if (!inner) return undefined;
  if (!isList || !Array.isArray(value)) return isJsonObject(value) ? unshownValue(inner, value, path) : undefined;
  for (const [index, entry] of value.entries()) {
    const place = `${path}[${index}]`;
    const found = isJsonObject(entry)
      ? unshownValue(inner, entry, place)
      : unshown(place, entry, fieldKinds.group.expected);
    if (found) return found;
  }
  return undefined;
}

function unshown(path: string, value: unknown, wanted: string): UnshownValue {
  const found = value === null ? t("is null") : describeValue(value);
  return { path, message: t("{found}, expected {expected}; the form can't show it", { found, expected: wanted }) };
}
