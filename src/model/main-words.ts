import { isJsonObject } from "./schema/json-object";

/* Words of the main language for a build in a further one. Apart from the other constants, since few pages need them. */

/** The variable that holds, as JSON, the categories of events in the main language by those of a further one. */
export const MAIN_CATEGORIES_VARIABLE = "GATSBY_MAIN_CATEGORIES";

/** A category as the main language says it: addresses are made of that, so that they are the same in all languages. */
export function mainCategory(category: string): string {
  const categories: unknown = JSON.parse(process.env.GATSBY_MAIN_CATEGORIES ?? "{}");
  const main = isJsonObject(categories) ? categories[category] : undefined;
  return typeof main === "string" ? main : category;
}

/** The names of people in the main language by `nameKey` of their translated ones. */
export type MainNames = ReadonlyMap<string, string>;

/** Too long for a variable of a process in a club with many people, and no page needs them. */
let knownNames: MainNames = new Map();

/** Makes the names those that `mainName` knows. */
export function setMainNames(names: MainNames): void {
  knownNames = names;
}

/** The key of a name: two people with the same name in a further language have portfolios of their own. */
export function nameKey(name: string, portfolio: string): string {
  return `${name} ${portfolio}`;
}

/** The name of a portfolio's owner in the main language. */
export function mainName(name: string, portfolio: string): string {
  return knownNames.get(nameKey(name, portfolio)) ?? name;
}
