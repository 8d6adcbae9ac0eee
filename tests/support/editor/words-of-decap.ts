import { en } from "decap-cms-locales";
import { merged, wordsOfDecap } from "../../../src/cms/decap/words-of-decap";
import { isJsonObject } from "../../../src/model/schema/json-object";

/**
 * What Decap says in the language of the editor.
 *
 * @param place in its lists, such as `editor.editorToolbar.publish`
 * @param values those of its placeholders, such as `%{locale}`
 * @throws Error if Decap says nothing there
 */
export function decap(place: string, values: Readonly<Record<string, string>> = {}): string {
  const said = place
    .split(".")
    .reduce<unknown>((list, name) => (isJsonObject(list) ? list[name] : undefined), merged(en, wordsOfDecap()));
  if (typeof said !== "string") throw new Error(`Decap has no words at ${place}`);
  return said.replace(/%\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder).trim();
}
