import type { Kind, Singleton } from "../../model/kind";
import type { ContentItem } from "../content";
import { readArticle } from "./read-article";
import { readJson } from "./read-json";

/**
 * Parses the text of a content file in the format of its kind.
 *
 * @throws ContentError where the text is not valid in that format
 */
export function readSource(source: Kind | Singleton, text: string): Pick<ContentItem, "fields" | "body" | "repeated"> {
  if ("format" in source && source.format === "markdown") {
    const { frontMatter, ...rest } = readArticle(text);
    return { fields: frontMatter, ...rest };
  }
  const { item, repeated } = readJson(text);
  return { fields: item, repeated };
}
