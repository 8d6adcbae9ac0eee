import { foldCase } from "../../domain/text/letters";
import { kinds } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import type { WordList } from "../../model/schema/field-info";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { spellingsOf } from "../../model/schema/normalise";
import { fieldsOf } from "../../model/schema/schema-fields";

/** The lists in `site/settings.json` whose words items use, such as the groups of the team. */
export function wordLists(): readonly WordList[] {
  const named = kinds.flatMap(({ schema }) => fieldsOf(schema).flatMap(({ info }) => info.wordList ?? []));
  return [...new Set(named)];
}

/**
 * The words of a list in the settings.
 *
 * @param fields those of the settings, or of their translation
 */
export function wordsOf(list: WordList, fields: JsonObject): readonly string[] {
  const value = list
    .split(".")
    .reduce<unknown>((group, name) => (isJsonObject(group) ? group[name] : undefined), fields);
  const words: readonly unknown[] = Array.isArray(value) ? value : [];
  return words.filter((word) => typeof word === "string").filter((word) => word.trim() !== "");
}

/** The words of a list and their translations, in the same order. */
export function translatedPairs(list: WordList, fields: JsonObject, translation: JsonObject): [string, string][] {
  const others = wordsOf(list, translation);
  return wordsOf(list, fields).flatMap((word, index) => {
    const other = others[index];
    return other === undefined ? [] : [[word.trim(), other]];
  });
}

/** The translations of the words of each list. Categories of events keep their names: see `categoryWords`. */
export type TranslatedWords = ReadonlyMap<WordList, ReadonlyMap<string, string>>;

/**
 * The words of the settings in another language.
 *
 * @param fields those of the settings
 * @param translation the fields of the settings in the other language
 */
export function translatedWords(fields: JsonObject, translation: JsonObject): TranslatedWords {
  const pairsOf = (list: WordList) => translatedPairs(list, fields, translation);
  const lists = wordLists().filter((list) => list !== "eventCategories");
  return new Map(lists.map((list) => [list, new Map(pairsOf(list).map(([word, other]) => [keyOf(word), other]))]));
}

/** The fields of an item in which words of the settings are translated. */
export function inTranslatedWords(
  { schema }: Kind | Singleton,
  fields: JsonObject,
  words: TranslatedWords,
): JsonObject {
  const changes = fieldsOf(schema).flatMap((field) => {
    const list = field.info.wordList && words.get(field.info.wordList);
    if (!list) return [];
    return spellingsOf(field).flatMap((name) => {
      const value = fields[name];
      const other = typeof value === "string" ? list.get(keyOf(value)) : undefined;
      return other === undefined ? [] : [[name, other] as const];
    });
  });
  return changes.length === 0 ? fields : { ...fields, ...Object.fromEntries(changes) };
}

function keyOf(word: string): string {
  return foldCase(word.trim());
}
