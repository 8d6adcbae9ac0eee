import { itemId, type ContentItem } from "../content";
import { isUntranslated, neededTexts } from "./missing-translations";

/** What of the content readers of another language find in the main one. */
export interface Untranslated {
  /** The ids of the items of a folder that have no word in the language, for folders with any. */
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
  // A word that another item says in the same way in both languages belongs to both.
  return { items: untranslated, texts: new Set([...texts].filter((text) => !translated.has(text))) };
}
