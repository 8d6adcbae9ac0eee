import { portfolioOwner } from "../../domain/people/portfolio";
import { kindsWith } from "../../model/content-model";
import { addressKey } from "../../model/build-constants";
import { settings } from "../../model/site/settings";
import { itemsOf, type Content } from "../content";
import { translatedFields, translationsOf } from "./translate-fields";
import { wordsOf } from "./words-of-settings";

/**
 * The words of the main language from which addresses are made, by what takes their place in another language: the names of
 * people with a portfolio, and the categories of events. Pages and calendars then have the same path in both.
 */
export function addressWords(content: Content, language: string): Readonly<Record<string, string>> {
  const people = kindsWith("portfolio").flatMap((kind) => itemsOf(content, kind));
  const names = people.flatMap((person): [string, string][] => {
    const words = translationsOf(person).get(language);
    if (words === undefined) return [];
    const [owner, translated] = [portfolioOwner(person.fields), portfolioOwner(translatedFields(person.fields, words))];
    if (!owner || !translated || owner.name === translated.name) return [];
    return [[addressKey(translated.name, translated.portfolio), owner.name]];
  });
  const [own] = content.items.filter(({ source }) => source === settings);
  const [categories, others] = [own?.fields ?? {}, (own && translationsOf(own).get(language)) ?? {}].map((fields) =>
    wordsOf("eventCategories", fields),
  );
  const pairs = (others ?? []).flatMap((other, index): [string, string][] => {
    const category = categories?.[index];
    return category === undefined ? [] : [[addressKey(other), category]];
  });
  return Object.fromEntries([...names, ...pairs]);
}
