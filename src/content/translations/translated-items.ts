import type { ContentItem } from "../content";
import { TRANSLATIONS, translatedFields, translationsOf } from "./translate-fields";

/** An item in another language. Untranslated parts stay in the main language. */
export function inLanguage(item: ContentItem, language: string): ContentItem {
  const beside = item.translationFiles?.get(language);
  const words = beside?.fields ?? translationsOf(item).get(language);
  if (words === undefined) return item;
  const fields = translatedFields(item.source.schema, item.fields, words);
  const { body, bodyLine } = beside?.body?.trim() ? beside : item;
  return { ...item, fields, body, bodyLine };
}

export interface TranslatedItem {
  readonly item: ContentItem;
  /** The prefix of field paths in diagnostics: where the translation is in the file. */
  readonly prefix: string;
}

/** An item in each language into which it is translated, with the file of the translation. */
export function translatedItems(item: ContentItem): readonly TranslatedItem[] {
  const inFile = [...translationsOf(item).keys()].map((language) => ({
    item: inLanguage(item, language),
    prefix: `${TRANSLATIONS}.${language}.`,
  }));
  const beside = [...(item.translationFiles ?? [])].map(([language, { file, repeated, comments }]) => ({
    item: { ...inLanguage(item, language), file, repeated, comments },
    prefix: "",
  }));
  return [...inFile, ...beside];
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
