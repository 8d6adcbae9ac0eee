import path from "node:path";
import { placedMessage } from "../../src/model/check/sentence";
import { validate } from "../../src/model/check/validate";
import type { Singleton } from "../../src/model/kind";
import type { JsonObject } from "../../src/model/schema/json-object";
import { removeHalfWrittenFiles, replaceFile } from "../../src/outputs/writing/replace-file";
import { t } from "../../src/words/t";

/**
 * Writes a file of answers of Codeforces into a content tree, whole or not at all.
 *
 * @returns its path
 * @throws Error if the content check would refuse the file; the old one stays
 */
export async function writeAnswers(contentDirectory: string, source: Singleton, item: JsonObject): Promise<string> {
  const file = path.join(contentDirectory, source.file);
  const errors = checkErrors(file, source, item);
  if (errors.length > 0) {
    const name = source.label.toLowerCase();
    const head = t("Codeforces answered with {name} that the site can't use. Nothing was written.", { name });
    throw new Error([head, ...errors].join("\n"));
  }
  await removeHalfWrittenFiles(contentDirectory);
  await replaceFile(file, `${JSON.stringify(item, null, 2)}\n`);
  return file;
}

export function checkErrors(file: string, { schema }: Singleton, item: JsonObject): string[] {
  return validate(schema, item)
    .filter(({ severity }) => severity === "error")
    .map(({ path: place, message }) => placedMessage(file, place, message));
}
