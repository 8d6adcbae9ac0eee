import { settings } from "../../model/site/settings";
import type { Content, ContentItem } from "../content";
import type { JsonObject } from "../../model/schema/json-object";
import { translationsOf } from "./translate-fields";
import { inLanguage } from "./translated-items";
import { inTranslatedWords, translatedPairs, translatedWords } from "./words-of-settings";

/** The content in a further language. Untranslated parts stay in the main language. */
export function contentInLanguage(content: Content, language: string): Content {
  const words = translatedWords(...ownWords(content, language));
  const translated = (item: ContentItem): ContentItem => {
    const { fields, ...rest } = inLanguage(item, language);
    return item.source === settings
      ? { ...rest, fields: { ...fields, eventCategories: item.fields.eventCategories } }
      : { ...rest, fields: inTranslatedWords(item.source, fields, words) };
  };
  return { ...content, items: content.items.map(translated) };
}

/**
 * The translations of the categories of events. Only pages show them: addresses of calendars and lists are made from
 * the original names.
 */
export function categoryWords(content: Content, language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(translatedPairs("eventCategories", ...ownWords(content, language)));
}

/** The fields of the settings, and their translation. */
function ownWords({ items }: Content, language: string): [JsonObject, JsonObject] {
  const own = items.find(({ source }) => source === settings);
  return own ? [own.fields, translationsOf(own).get(language) ?? {}] : [{}, {}];
}
