import type { z } from "zod";
import { factsOf } from "../../model/fields/field-kinds";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";
import type { ContentItem } from "../content";
import { TRANSLATIONS, translatedFields, translationsOf } from "./translate-fields";

export interface TranslatedItem {
  readonly language: string;
  readonly item: ContentItem;
  /** What comes before the path of a field in the file of the translation. */
  readonly prefix: string;
}

/** An item in all languages into which it is translated. What a translation can't say stays as the original has it. */
export function translatedItems(item: ContentItem): readonly TranslatedItem[] {
  const inFile = [...translationsOf(item)].map(([language, words]) => ({
    language,
    item: { ...item, fields: translatedFields(item.fields, onlyWords(item.source.schema, words)) },
    prefix: `${TRANSLATIONS}.${language}.`,
  }));
  const beside = [...(item.translationFiles ?? [])].map(([language, translation]) => ({
    language,
    item: {
      ...item,
      ...translation,
      fields: translatedFields(item.fields, translation.fields),
      ...bodyOf(translation, item),
    },
    prefix: "",
  }));
  return [...inFile, ...beside];
}

function bodyOf(translation: ContentItem, original: ContentItem): Pick<ContentItem, "body" | "bodyLine"> {
  const { body, bodyLine } = translation.body?.trim() ? translation : original;
  return { ...(body !== undefined && { body }), ...(bodyLine !== undefined && { bodyLine }) };
}

function onlyWords(schema: z.ZodObject, words: JsonObject): JsonObject {
  const entries = fieldsOf(schema).filter(({ name, info }) => name in words && factsOf(info).holdsWords);
  return Object.fromEntries(
    entries.map((field) => {
      const value = words[field.name];
      const inner = groupSchemaOf(field);
      if (!inner) return [field.name, value];
      const inEntry = (entry: unknown) => (isJsonObject(entry) ? onlyWords(inner, entry) : entry);
      return [field.name, Array.isArray(value) ? value.map(inEntry) : inEntry(value)];
    }),
  );
}

interface Finding {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

export function inEachLanguage<F extends Finding>(item: ContentItem, find: (item: ContentItem) => readonly F[]): F[] {
  const own = find(item);
  const known = new Set(own.map(keyOf));
  const further = translatedItems(item).flatMap(({ item: translated, prefix }) =>
    find(translated)
      .filter((each) => !known.has(keyOf(each)))
      .map((each) => ({ ...each, path: prefix + each.path })),
  );
  return [...own, ...further];
}

function keyOf({ path, message }: Finding): string {
  return `${path}: ${message}`;
}
