import { withoutByteOrderMark } from "./file-text";

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
