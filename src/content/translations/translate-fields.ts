import { isJsonObject, type JsonObject } from "../../model/schema/json-object";

export const TRANSLATIONS = "translations";

interface Parted {
  readonly fields: JsonObject;
  /** As the file has it; absent where it has nothing. */
  readonly translations?: unknown;
}

export function splitTranslations(file: JsonObject): Parted {
  const { [TRANSLATIONS]: translations, ...fields } = file;
  return { fields, ...(translations !== undefined && { translations }) };
}

/** The contrary of `splitTranslations`: all that the file of an item holds. */
export function joinTranslations({ fields, translations }: Parted): JsonObject {
  return translations === undefined ? fields : { ...fields, [TRANSLATIONS]: translations };
}

/** The translations in a JSON file by their languages; what is no group of fields is left out, and the check reports it. */
export function translationsOf({ translations }: Pick<Parted, "translations">): ReadonlyMap<string, JsonObject> {
  const entries = isJsonObject(translations) ? Object.entries(translations) : [];
  return new Map(entries.flatMap(([language, fields]) => (isJsonObject(fields) ? [[language, fields] as const] : [])));
}

/**
 * The fields of an item in another language: what the translation says takes the place of the original, in a group for each
 * field and in a list for each entry. What the translation leaves out or empty stays as it is.
 */
export function translatedFields(original: JsonObject, translation: JsonObject): JsonObject {
  const changes = Object.entries(translation).map(
    ([name, value]) => [name, translatedValue(original[name], value)] as const,
  );
  return { ...original, ...Object.fromEntries<unknown>(changes) };
}

function translatedValue(original: unknown, translation: unknown): unknown {
  if (isEmpty(translation)) return original;
  if (isJsonObject(original) && isJsonObject(translation)) return translatedFields(original, translation);
  if (Array.isArray(original) && Array.isArray(translation))
    return original.map((entry: unknown, index) => translatedValue(entry, translation[index]));
  return translation;
}

/** True for what forms leave behind where nothing was written. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
