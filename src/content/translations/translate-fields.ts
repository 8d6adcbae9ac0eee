import type { z } from "zod";
import { factsOf } from "../../model/fields/field-kinds";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { spelledValues, spellingIn } from "../../model/schema/normalise";
import { fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";

export const TRANSLATIONS = "translations";

interface SplitFile {
  readonly fields: JsonObject;
  /** As in the file; absent if it has none. */
  readonly translations?: unknown;
}

export function splitTranslations(file: JsonObject): SplitFile {
  const { [TRANSLATIONS]: translations, ...fields } = file;
  return { fields, ...(translations !== undefined && { translations }) };
}

/** The reverse of `splitTranslations`: the whole file of an item. */
export function joinTranslations({ fields, translations }: SplitFile): JsonObject {
  return translations === undefined ? fields : { ...fields, [TRANSLATIONS]: translations };
}

/**
 * The translations in a JSON file, by language. Those that are not a group of fields are left out; the content check
 * reports them.
 */
export function translationsOf({ translations }: Pick<SplitFile, "translations">): ReadonlyMap<string, JsonObject> {
  const entries = isJsonObject(translations) ? Object.entries(translations) : [];
  return new Map(entries.flatMap(([language, fields]) => (isJsonObject(fields) ? [[language, fields] as const] : [])));
}

/**
 * The fields of an item in another language. A translation replaces the original: in a group field by field, in a list
 * entry by entry. Missing, empty and untranslatable parts stay in the original.
 */
export function translatedFields(schema: z.ZodObject, original: JsonObject, translation: JsonObject): JsonObject {
  const changes = fieldsOf(schema).flatMap((field): [string, unknown][] => {
    const [said] = spelledValues(field, translation);
    if (said === undefined || !factsOf(field.info).holdsWords) return [];
    const { spelling, value } = said;
    if (spelling !== spellingIn(field, original)) return [[field.name, value]];
    const group = groupSchemaOf(field);
    // Of a list of objects, entries may be only texts.
    const read = (item: JsonObject) => (group && field.info.read ? field.info.read(item[spelling]) : item[spelling]);
    return [[spelling, translatedValue(group, read(original), read(translation))]];
  });
  return { ...original, ...Object.fromEntries(changes) };
}

function translatedValue(group: z.ZodObject | undefined, original: unknown, translation: unknown): unknown {
  if (isEmpty(translation)) return original;
  if (Array.isArray(original) && Array.isArray(translation))
    return original.map((entry: unknown, index) => translatedValue(group, entry, translation[index]));
  if (group && isJsonObject(original) && isJsonObject(translation))
    return translatedFields(group, original, translation);
  return translation;
}

/** True for the values that forms save for an empty field. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
