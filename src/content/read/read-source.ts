import { isListOfGroups } from "../../model/fields/field-kinds";
import type { Kind, Singleton } from "../../model/kind";
import { fieldsOf } from "../../model/schema/schema-fields";
import type { ContentItem } from "../content";
import { splitTranslations } from "../translations/translate-fields";
import { readArticle } from "./read-article";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { unexpectedContent, unexpectedValue } from "../../model/check/sentence";
import { mergeError } from "../../model/markdown/check-markdown";
import { ContentError, withoutByteOrderMark } from "./file-text";
import { scanJson } from "./scan-json";
import { t } from "../../words/t";

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
  return { ...splitTranslations(item), repeated };
}

/** For a file that is just one list, whose name editors tend to forget. */
function exampleOf({ schema }: Kind | Singleton): string | undefined {
  const [field, ...others] = fieldsOf(schema);
  return field && isListOfGroups(field.info) && others.length === 0 ? `{ "${field.name}": [ … ] }` : undefined;
}

interface JsonFile {
  readonly item: JsonObject;
  readonly repeated: ReadonlySet<string>;
}

/**
 * The object in a JSON file; throws a ContentError if there is none.
 *
 * @param example valid content of such a file
 */
export function readJson(source: string, example = '{ "title": "…" }'): JsonFile {
  const text = withoutByteOrderMark(source);
  const expectation = t("expected an object such as {example}", { example });
  if (text.trim() === "") throw new ContentError(unexpectedValue("", expectation));
  const item = parse(text);
  const repeated = scanJson(text);
  if (!isJsonObject(item)) throw new ContentError(unexpectedContent(item, expectation));
  return { item, repeated };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const merge = mergeError(text, 1);
    if (merge !== undefined) throw new ContentError(merge);
    scanJson(text);
    const reason = error instanceof Error ? error.message : t("unreadable");
    throw new ContentError(t("is not valid JSON ({reason}), expected JSON", { reason }));
  }
}
