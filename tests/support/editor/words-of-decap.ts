import { en } from "decap-cms-locales";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { wordsOfDecap } from "../../../src/words/catalogue";
import { siteLanguage } from "../../../src/words/site-language";

/**
 * What Decap says in the language of the editor.
 *
 * @param place in its lists, such as `editor.editorToolbar.publish`
 * @param values those of its placeholders, such as `%{locale}`
 * @throws Error if Decap has no words there
 */
export function decap(place: string, values: Readonly<Record<string, string>> = {}): string {
  const english = place.split(".").reduce<unknown>((list, name) => (isJsonObject(list) ? list[name] : undefined), en);
  const said = wordsOfDecap(siteLanguage())[place] ?? english;
  if (typeof said !== "string") throw new Error(`Decap has no words at ${place}`);
  return said.replace(/%\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder).trim();
}
