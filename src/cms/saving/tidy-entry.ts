import type { z } from "zod";
import { TRANSLATIONS } from "../../content/translations/translate-fields";
import { factsOf } from "../../model/fields/field-kinds";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { normalisedField, spellingIn, spellingsOf, withoutEmpties } from "../../model/schema/normalise";
import { nameSlug } from "../../model/values/name-slug";
import { groupSchemaOf, usedFieldsOf, type Field } from "../../model/schema/schema-fields";

/**
 * An item as it will be in its file: the model's fields in the model's order and spelling, without cleared ones, then
 * everything else in the file, and its translations. Tidying twice changes nothing more.
 */
export function tidyEntry(schema: z.ZodObject, item: JsonObject): JsonObject {
  const { [TRANSLATIONS]: given, ...own } = item;
  const tidy = tidyFields(schema, own);
  if (!isJsonObject(given)) return given === undefined ? tidy : { ...tidy, [TRANSLATIONS]: given };
  const entries = Object.entries(given).map(
    ([language, words]) => [language, isJsonObject(words) ? tidyFields(schema, words, "in place") : words] as const,
  );
  const translations = Object.fromEntries(entries.filter(([, words]) => !isNothing(words)));
  return isNothing(translations) ? tidy : { ...tidy, [TRANSLATIONS]: translations };
}

/** What to do with empty entries of a list of groups; translations find their originals by index. */
type EmptyEntries = "left out" | "in place";

function tidyFields(schema: z.ZodObject, item: JsonObject, empties: EmptyEntries = "left out"): JsonObject {
  const fields = usedFieldsOf(schema);
  const known = fields.map((field) => [field.name, tidyField(field, item, empties)] as const);
  const spellings = new Set(fields.flatMap(spellingsOf));
  // The form does not show these, so they must not change.
  const unknown = Object.entries(item).filter(([name]) => !spellings.has(name));
  return Object.fromEntries([...known.filter(([, value]) => !isNothing(value)), ...unknown]);
}

function tidyField(field: Field, item: JsonObject, empties: EmptyEntries): unknown {
  const inner = groupSchemaOf(field);
  // Groups are not normalised as a whole, to keep fields that the model does not know.
  const value = inner ? withoutEmpties(item[spellingIn(field, item)]) : normalisedField(field, item);
  if (!inner) return factsOf(field.info).parse(value);
  const tidy = (entry: unknown) => (isJsonObject(entry) ? tidyFields(inner, entry, empties) : entry);
  if (empties === "in place") {
    const given = item[field.name];
    if (!Array.isArray(given)) return tidy(value);
    const entries = given.map((entry: unknown) => tidy(entry) ?? {});
    while (entries.length > 0 && isNothing(entries.at(-1))) entries.pop();
    return entries;
  }
  if (!Array.isArray(value)) return tidy(value);
  return withIds(
    field,
    value.map(tidy).filter((entry) => !isNothing(entry)),
  );
}

const LONGEST_ID = 60;

function withIds({ info: { madeId } }: Field, entries: readonly unknown[]): readonly unknown[] {
  if (!madeId) return entries;
  const { name, from } = madeId;
  const taken = new Set(entries.filter(isJsonObject).map((entry) => entry[name]));
  return entries.map((entry) => {
    if (!isJsonObject(entry) || withoutEmpties(entry[name]) !== undefined) return entry;
    const words = entry[from];
    const slug = typeof words === "string" ? nameSlug(words).slice(0, LONGEST_ID) : "";
    const first = slug.replace(/-+$/, "") || from;
    let id = first;
    for (let number = 2; taken.has(id); number += 1) id = `${first}-${number}`;
    taken.add(id);
    return { [name]: id, ...entry };
  });
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isJsonObject(value)) return Object.keys(value).length === 0;
  return withoutEmpties(value) === undefined;
}
