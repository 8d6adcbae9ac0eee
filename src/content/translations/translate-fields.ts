import type { z } from "zod";
import { factsOf } from "../../model/fields/field-kinds";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { spelledValues, spellingIn } from "../../model/schema/normalise";
import { fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";

export const TRANSLATIONS = "translations";

interface SplitFile {
  readonly fields: JsonObject;
  /** As the file has it; absent where it has nothing. */
  readonly translations?: unknown;
}

export function splitTranslations(file: JsonObject): SplitFile {
  const { [TRANSLATIONS]: translations, ...fields } = file;
  return { fields, ...(translations !== undefined && { translations }) };
}

/** The reverse of `splitTranslations`: all that the file of an item holds. */
export function joinTranslations({ fields, translations }: SplitFile): JsonObject {
  return translations === undefined ? fields : { ...fields, [TRANSLATIONS]: translations };
}

/** The translations in a JSON file, by language. The check reports those that are not a group of fields; here they are left out. */
export function translationsOf({ translations }: Pick<SplitFile, "translations">): ReadonlyMap<string, JsonObject> {
  const entries = isJsonObject(translations) ? Object.entries(translations) : [];
  return new Map(entries.flatMap(([language, fields]) => (isJsonObject(fields) ? [[language, fields] as const] : [])));
}

/**
 * The fields of an item in another language: a translation replaces the original, in a group field by field and in a list
 * entry by entry. Whatever it leaves out, leaves empty or can't say stays as it is.
 */
export function translatedFields(schema: z.ZodObject, original: JsonObject, translation: JsonObject): JsonObject {
  const changes = fieldsOf(schema).flatMap((field): [string, unknown][] => {
    const [said] = spelledValues(field, translation);
    if (said === undefined || !factsOf(field.info).holdsWords) return [];
    const { spelling, value } = said;
    if (spelling !== spellingIn(field, original)) return [[field.name, value]];
    return [[spelling, translatedValue(groupSchemaOf(field), original[spelling], translation[spelling])]];
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

/** True for what forms save for a field that was left empty. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
