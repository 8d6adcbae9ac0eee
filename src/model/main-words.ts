import { isJsonObject } from "./schema/json-object";

/* Words of the main language for a build in a further one. Apart from the other constants, since few pages need them. */

/** The variable that holds, as JSON, the categories of events in the main language by those of a further one. */
export const MAIN_CATEGORIES_VARIABLE = "GATSBY_MAIN_CATEGORIES";

/** A category as the main language says it: addresses are made of that, so that they are the same in all languages. */
export function mainCategory(category: string): string {
  return textIn(process.env.GATSBY_MAIN_CATEGORIES, category) ?? category;
}

/** The variable that holds, as JSON, the names of people in the main language by `nameKey` of their translated ones. */
export const MAIN_NAMES_VARIABLE = "MAIN_NAMES";

/** Two people who have one name in a further language have portfolios of their own. */
export function nameKey(name: string, portfolio: string): string {
  return `${name} ${portfolio}`;
}

/** The name of a portfolio's owner as the main language says it; only the build has the names. */
export function mainName(name: string, portfolio: string): string {
  return textIn(process.env.MAIN_NAMES, nameKey(name, portfolio)) ?? name;
}

function textIn(list: string | undefined, key: string): string | undefined {
  const texts: unknown = JSON.parse(list ?? "{}");
  const text = isJsonObject(texts) ? texts[key] : undefined;
  return typeof text === "string" ? text : undefined;
}
