import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ContentError } from "./file-text";
import { fileErrorMessage } from "./file-error-message";
import type { Singleton } from "../../model/kind";
import { expectedInstead } from "../../model/check/sentence";
import type { JsonObject } from "../../model/schema/json-object";
import { readSource } from "./read-source";
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
      throw new ContentError(t("has {size} MB, expected at most {most} MB of text", sizes));
    }
    return readFileSync(file);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(expectedInstead(fileErrorMessage("read", error), t("a file that you may read")));
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString(siteLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/**
 * The fields of a site file as it spells them.
 *
 * @throws ContentError if it is missing or can't be read
 */
export function readSiteFile(contentDirectory: string, source: Singleton): JsonObject {
  return readSource(source, readTextFile(path.join(contentDirectory, source.file))).fields;
}
