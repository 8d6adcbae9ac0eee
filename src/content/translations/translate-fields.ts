import { isJsonObject, type JsonObject } from "../../model/schema/json-object";

/** The field that holds the translations of a JSON file, by their languages. */
export const TRANSLATIONS = "translations";

/** The translations that a file holds, by their languages; what is no group of fields is left out, and the check reports it. */
export function translationsIn({ [TRANSLATIONS]: given }: JsonObject): ReadonlyMap<string, JsonObject> {
  const entries = isJsonObject(given) ? Object.entries(given) : [];
  return new Map(entries.flatMap(([language, fields]) => (isJsonObject(fields) ? [[language, fields] as const] : [])));
}

/** What a JSON file says, and what it says in other languages. */
interface Parted {
  readonly fields: JsonObject;
  readonly translations: ReadonlyMap<string, JsonObject>;
}

/** The fields of a file and its translations apart. */
export function partTranslations(file: JsonObject): Parted {
  const fields = Object.fromEntries(Object.entries(file).filter(([name]) => name !== TRANSLATIONS));
  return { fields, translations: translationsIn(file) };
}

/**
 * The fields of an item in another language: what the translation says takes the place of the original. In a group or a list
 * of groups, the same holds for each field; a group that the translation leaves out, or `null`, stays as it is.
 */
export function translatedFields(original: JsonObject, translation: JsonObject): JsonObject {
  return merged(partTranslations(original).fields, translation);
}

function merged(original: JsonObject, translation: JsonObject): JsonObject {
  const changes = Object.entries(translation).map(
    ([name, value]) => [name, translatedValue(original[name], value)] as const,
  );
  return { ...original, ...Object.fromEntries<unknown>(changes) };
}

function translatedValue(original: unknown, translation: unknown): unknown {
  if (translation === null || translation === "") return original;
  if (isJsonObject(original) && isJsonObject(translation)) return merged(original, translation);
  if (Array.isArray(original) && original.some(isJsonObject) && Array.isArray(translation))
    return original.map((entry: unknown, index) => translatedValue(entry, translation[index] ?? null));
  return translation;
}
