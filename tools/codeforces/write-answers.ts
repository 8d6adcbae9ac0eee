import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { placedMessage } from "../../src/model/check/sentence";
import { validate } from "../../src/model/check/validate";
import type { Singleton } from "../../src/model/kind";
import type { JsonObject } from "../../src/model/schema/json-object";
import { removeHalfWrittenFiles, replaceFile } from "../../src/outputs/writing/replace-file";
import { t } from "../../src/words/t";

export interface WrittenAnswers {
  readonly file: string;
  /** False if the file is unchanged. */
  readonly isChanged: boolean;
}

/**
 * Writes a file with answers of Codeforces into a content tree, completely or not at all.
 *
 * @throws Error if the content check finds an error in the file; the old one stays
 */
export async function writeAnswers(
  contentDirectory: string,
  source: Singleton,
  item: JsonObject,
): Promise<WrittenAnswers> {
  const file = path.join(contentDirectory, source.file);
  const errors = checkErrors(file, source, item);
  if (errors.length > 0) {
    const name = source.label.toLowerCase();
    const head = t("Codeforces answered with {name} that the site can't use. Nothing was written.", { name });
    throw new Error([head, ...errors].join("\n"));
  }
  await removeHalfWrittenFiles(contentDirectory);
  const isChanged = !isDeepStrictEqual(await storedItem(file), item);
  if (isChanged) await replaceFile(file, `${JSON.stringify(item, null, 2)}\n`);
  return { file, isChanged };
}

/** Undefined if there is no readable file. */
async function storedItem(file: string): Promise<unknown> {
  try {
    const item: unknown = JSON.parse(await readFile(file, "utf8"));
    return item;
  } catch {
    return undefined;
  }
}

export function checkErrors(file: string, { schema }: Singleton, item: JsonObject): string[] {
  return validate(schema, item)
    .filter(({ severity }) => severity === "error")
    .map(({ path: place, message }) => placedMessage(file, place, message));
}
