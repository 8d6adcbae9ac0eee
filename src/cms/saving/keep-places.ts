import { isListOfGroups } from "../../model/fields/field-kinds";
import type { z } from "zod";
import { TRANSLATIONS, translationsOf } from "../../content/translations/translate-fields";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { fieldsOf } from "../../model/schema/schema-fields";

/**
 * An item whose translations follow its lists: when entries were added, removed or moved, the entries of each
 * translation are too, unless the editor has changed them as well.
 *
 * @param before the item in the version of its file that the editor has seen
 */
export function keepPlaces(schema: z.ZodObject, before: JsonObject, item: JsonObject): JsonObject {
  const { [TRANSLATIONS]: translations } = item;
  const old = translationsOf({ translations: before[TRANSLATIONS] });
  if (!isJsonObject(translations) || old.size === 0) return item;
  const lists = fieldsOf(schema).flatMap(({ name, info }) => {
    const [from, to] = [before[name], item[name]];
    const isChanged = isListOfGroups(info) && Array.isArray(from) && Array.isArray(to) && !isSameData(from, to);
    return isChanged ? [{ name, origins: originsOf(from, to) }] : [];
  });
  const moved = Object.entries(translations).map(([language, words]) => {
    const own = lists.filter(({ name }) => isJsonObject(words) && isSameData(words[name], old.get(language)?.[name]));
    const entries = own.flatMap(({ name, origins }) => {
      const list = old.get(language)?.[name];
      return Array.isArray(list) ? [[name, origins.map((place): unknown => list[place] ?? {})] as const] : [];
    });
    return [language, isJsonObject(words) ? { ...words, ...Object.fromEntries(entries) } : words] as const;
  });
  return { ...item, [TRANSLATIONS]: Object.fromEntries(moved) };
}

/** For each entry of a list, its previous index; -1 for a new one. */
function originsOf(before: readonly unknown[], after: readonly unknown[]): readonly number[] {
  const free = new Set(before.keys());
  const take = (isSame: (place: number) => boolean): number => {
    for (const place of free)
      if (isSame(place)) {
        free.delete(place);
        return place;
      }
    return -1;
  };
  const origins = after.map((entry) => take((place) => isSameEntry(before[place], entry)));
  // The rest was edited in place, between the same neighbours.
  return origins.map((origin, index) => {
    if (origin !== -1) return origin;
    const lower = Math.max(-1, ...origins.slice(0, index));
    const upper = origins.slice(index + 1).find((next) => next > lower) ?? before.length;
    return take((place) => place > lower && place < upper);
  });
}

function isSameEntry(one: unknown, other: unknown): boolean {
  const [id, otherId] = [one, other].map((entry) => (isJsonObject(entry) ? entry.id : undefined));
  return id === undefined || otherId === undefined ? isSameData(one, other) : id === otherId;
}

export function isSameData(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
