import type { Kind, Singleton } from "../../model/kind";
import { fieldsOf } from "../../model/schema/schema-fields";
import type { ContentItem } from "../content";
import { translationsIn, withoutTranslations } from "../translations/translate-fields";
import { readArticle } from "./read-article";
import { readJson } from "./read-json";

/**
 * Parses the text of a content file in the format of its kind.
 *
 * @throws ContentError where the text is not valid in that format
 */
export function readSource(
  source: Kind | Singleton,
  text: string,
): Pick<ContentItem, "fields" | "translations" | "body" | "bodyLine" | "repeated" | "comments"> {
  if ("format" in source && source.format === "markdown") {
    const { frontMatter, ...rest } = readArticle(text);
    return { fields: frontMatter, ...rest };
  }
  const { item, repeated } = readJson(text, exampleOf(source));
  return { fields: withoutTranslations(item), translations: translationsIn(item), repeated };
}

/** A file that is one list holds it under a name, which is forgotten easily. */
function exampleOf({ schema }: Kind | Singleton): string | undefined {
  const [field, ...others] = fieldsOf(schema);
  return field?.info.kind === "groups" && others.length === 0 ? `{ "${field.name}": [ … ] }` : undefined;
}
