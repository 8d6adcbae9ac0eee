import { portfolioOwner } from "../../domain/people/portfolio";
import { nameKey } from "../../model/build-info";
import { kindsWith } from "../../model/content-model";
import { settings } from "../../model/site/settings";
import { itemsOf, type Content } from "../content";
import { translatedFields, translationsOf } from "./translate-fields";
import { wordsOf } from "./words-of-settings";

/**
 * The names of people with a portfolio by `nameKey` of what takes their place in another language: the address of the
 * portfolio's page is made of the name.
 */
export function mainNames(content: Content, language: string): Readonly<Record<string, string>> {
  const people = kindsWith("portfolio").flatMap((kind) => itemsOf(content, kind));
  const names = people.flatMap((person) => {
    const words = translationsOf(person).get(language);
    const owner = portfolioOwner(person.fields);
    const translated = words && portfolioOwner(translatedFields(person.fields, words));
    if (!owner || !translated || owner.name === translated.name) return [];
    return [[nameKey(translated.name, translated.portfolio), owner.name] as const];
  });
  return Object.fromEntries(names);
}

/** The categories of events by what takes their place in another language: the address of their calendar is made of them. */
export function mainCategories({ items }: Content, language: string): Readonly<Record<string, string>> {
  const own = items.find(({ source }) => source === settings);
  if (!own) return {};
  const categories = wordsOf("eventCategories", own.fields);
  const translated = wordsOf("eventCategories", translationsOf(own).get(language) ?? {});
  return Object.fromEntries(translated.map((category, index) => [category, categories[index] ?? category]));
}
