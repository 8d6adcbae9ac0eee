import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { ContentError } from "./file-text";
import { fileErrorMessage } from "./file-error-message";
import { siteLocale } from "../../words/site-language";
import { t } from "../../words/t";

/**
 * The text of a file.
 *
 * @param most in bytes
 * @throws ContentError if it can't be read or is longer
 */
export function readTextFile(file: string, most = Infinity): string {
  const bytes = readBytes(file, most);
  if (!isUtf8(bytes)) throw new ContentError(t("is not valid UTF-8, expected a text saved as UTF-8"));
  return bytes.toString("utf8");
}

function readBytes(file: string, most: number): Buffer {
  try {
    const { size } = statSync(file);
    if (size > most) {
      const sizes = { size: megabytes(size), most: megabytes(most) };
      throw new ContentError(t("is {size} MB, expected at most {most} MB of text", sizes));
    }
    return readFileSync(file);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(fileErrorMessage("file", error));
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString(siteLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
