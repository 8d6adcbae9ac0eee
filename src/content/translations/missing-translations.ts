import type { z } from "zod";
import { foldCase } from "../../domain/text/letters";
import { clubSettings } from "../../model/build-info";
import { factsOf } from "../../model/fields/field-kinds";
import type { FieldInfo, WordList } from "../../model/schema/field-info";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { groupSchemaOf, usedFieldsOf } from "../../model/schema/schema-fields";
import { writtenFiles } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { type ContentItem, itemId } from "../content";
import { translationsOf } from "./translate-fields";

/** A text of an item that should be translated. */
interface NeededText {
  /** The place in the file: `modules[0].title`. */
  readonly path: string;
  /** The label of the field in forms. */
  readonly label: string;
  /** As in the file; for a list of lines, all of them. */
  readonly original: string;
  readonly translation: string;
}

const withoutTexts: ReadonlySet<Kind | Singleton> = new Set(writtenFiles);

/**
 * The texts of an item that should be translated, with their translations into a language. Names, numbers, addresses and
 * personal details need none.
 */
export function neededTexts(item: ContentItem, language: string): readonly NeededText[] {
  const { source, fields, body = "" } = item;
  if (withoutTexts.has(source)) return [];
  const beside = item.translationFiles?.get(language);
  const words = beside?.fields ?? translationsOf(item).get(language) ?? {};
  const inFields = textsIn(source.schema, fields, words);
  if (!isSentence(body)) return inFields;
  const label = ("body" in source && source.body?.label) || "body";
  return [...inFields, { path: "body", label, original: body.trim(), translation: beside?.body?.trim() ?? "" }];
}

function isUntranslated(item: ContentItem, language: string): boolean {
  const texts = neededTexts(item, language);
  return texts.length > 0 && texts.every(({ translation }) => translation === "");
}

function textsIn(schema: z.ZodObject, fields: JsonObject, translation: JsonObject, prefix = ""): NeededText[] {
  const values = normalised(schema, fields);
  return usedFieldsOf(schema).flatMap((field): NeededText[] => {
    const { name, info } = field;
    if (!needsTranslation(info)) return [];
    const [path, value, translated] = [prefix + name, values[name], translation[name]];
    const inner = groupSchemaOf(field);
    if (!inner) {
      const original = textOrEmpty(value);
      return isSentence(original) && !isTranslatedInSettings(info, original)
        ? [{ path, label: info.label, original, translation: textOrEmpty(translated) }]
        : [];
    }
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
    const inOthers: readonly unknown[] = Array.isArray(translated) ? translated : [translated];
    return entries.flatMap((entry, index) => {
      const other = inOthers[index];
      const inEntry = `${path}${Array.isArray(value) ? `[${index}]` : ""}.`;
      return isJsonObject(entry) ? textsIn(inner, entry, isJsonObject(other) ? other : {}, inEntry) : [];
    });
  });
}

function needsTranslation(info: FieldInfo): boolean {
  const { isName, isPersonal, refersTo, pattern } = info;
  return factsOf(info).holdsWords && !isName && !isPersonal && refersTo === undefined && pattern === undefined;
}

/** True if the settings list a word, since it is translated there. */
function isTranslatedInSettings({ wordList }: FieldInfo, word: string): boolean {
  const { teamGroups, sponsorTiers } = clubSettings();
  const lists: Partial<Record<WordList, readonly string[]>> = { teamGroups, sponsorTiers };
  return wordList !== undefined && (lists[wordList] ?? []).some((each) => foldCase(each.trim()) === foldCase(word));
}

function textOrEmpty(value: unknown): string {
  if (Array.isArray(value))
    return value
      .filter((line) => typeof line === "string")
      .join("\n")
      .trim();
  return typeof value === "string" ? value.trim() : "";
}

function isSentence(text: string): boolean {
  return /\p{L}/u.test(text) && !/^(?:\S+@\S+|[a-z]+:\/\/\S+|#[\da-f]+)$/i.test(text);
}

/** What readers of another language see in the main language. */
export interface Untranslated {
  /** The ids of items without any translation, by folder. */
  readonly items: ReadonlyMap<string, ReadonlySet<string>>;
  /** The texts without a translation: fields as a whole, and lines of lists. */
  readonly texts: ReadonlySet<string>;
}

/** @param items those that the site shows */
export function untranslatedIn(items: readonly ContentItem[], language: string): Untranslated {
  const untranslated = new Map<string, Set<string>>();
  const texts = new Set<string>();
  const translated = new Set<string>();
  for (const item of items) {
    if ("folder" in item.source && isUntranslated(item, language)) {
      const { folder } = item.source;
      untranslated.set(folder, (untranslated.get(folder) ?? new Set()).add(itemId(item) ?? item.file));
    }
    for (const { original, translation } of neededTexts(item, language)) {
      const said = translation === "" ? original : translation;
      for (const text of [said, ...said.split("\n")]) (translation === "" ? texts : translated).add(text.trim());
    }
  }
  // If another item translates a word as itself, the word is the same in both languages.
  return { items: untranslated, texts: new Set([...texts].filter((text) => !translated.has(text))) };
}
