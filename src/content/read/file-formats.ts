import { stringify } from "yaml";
import { withoutByteOrderMark } from "./file-text";
import { readArticle } from "./read-article";
import { isJsonObject } from "../../model/schema/json-object";
import { withoutEnd } from "../../model/schema/without-end";

/**
 * JSON as the site reads it: programs on Windows put a byte order mark before it. A file that is not there yet, such as
 * one of those in `site/`, comes as an empty text.
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

/** A field that is not written: it tells the editor how to name the file of a new article. */
export const NEW_FILE_NAME = "name-of-the-new-file";

/**
 * Markdown with front matter as the site reads it: dates stay texts, long texts stay on one line,
 * the article below stays as it was.
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
