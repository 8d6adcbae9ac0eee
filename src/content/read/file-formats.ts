import { stringify } from "yaml";
import { withoutByteOrderMark } from "./file-text";
import { readArticle } from "./read-article";
import { isJsonObject } from "../../model/schema/json-object";
import { withoutEnd } from "../../model/schema/without-end";

/**
 * Reads JSON as the site does, with or without the byte order mark of Windows programs. For a file that does not exist
 * yet, such as one in `site/`, Decap passes an empty text.
 */
export const jsonFormat = {
  /** @throws SyntaxError if it is not valid JSON */
  fromFile(content: string): unknown {
    const text = withoutByteOrderMark(content);
    return text.trim() === "" ? {} : JSON.parse(text);
  },
  toFile(data: unknown): string {
    return JSON.stringify(data, null, 2);
  },
};

/** A field that is never saved: it becomes the name of a new article's file. */
export const NEW_FILE_NAME = "name-of-the-new-file";

/**
 * Reads Markdown with front matter as the site does: dates stay texts. When written, long texts stay on one line, and
 * the article below is unchanged.
 */
export const articleFormat = {
  fromFile(content: string): unknown {
    const { frontMatter, body } = readArticle(content);
    return { ...frontMatter, body: withoutEnd(body.replace(/^\n+/, ""), "\n") };
  },
  toFile(data: unknown): string {
    const { body = "", ...frontMatter } = isJsonObject(data) ? data : {};
    const fields = Object.entries(frontMatter).filter(([name]) => name !== NEW_FILE_NAME);
    const yaml = stringify(Object.fromEntries(fields), { schema: "core", lineWidth: 0 });
    const text = writtenBody(String(body));
    return `---\n${yaml}---\n${text === "" ? "" : `\n${text}\n`}`;
  },
};

/** The text below the front matter without the empty lines around it, which are not written. */
export function writtenBody(body: string): string {
  return body.replace(/^\n+/, "").trimEnd();
}
