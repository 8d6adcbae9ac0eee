import { stringify } from "yaml";
import { withoutByteOrderMark } from "./file-text";
import { readArticle } from "./read-article";
import { isJsonObject } from "../../model/schema/json-object";
import { withoutEnd } from "../../model/schema/without-end";

/**
 * JSON as the site reads it: programs on Windows put a byte order mark before it. For a file that does not exist yet, such as
 * one in `site/`, Decap passes an empty text.
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

/** A field that is never saved: it gives the file of a new article its name. */
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
