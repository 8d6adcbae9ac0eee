import path from "node:path";
import { placedMessage } from "../model/check/sentence";
import { validate } from "../model/check/validate";
import type { Singleton } from "../model/kind";
import type { JsonObject } from "../model/schema/json-object";
import { removeHalfWrittenFiles } from "../outputs/writing/half-written";
import { replaceFile } from "../outputs/writing/replace-file";

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
    throw new Error(
      `Codeforces answered with ${name} that the site can't use. Nothing was written.\n${errors.join("\n")}`,
    );
  }
  await removeHalfWrittenFiles(contentDirectory);
  await replaceFile(file, `${JSON.stringify(item, null, 2)}\n`);
  return file;
}

/** The errors of the content check in such a file, one line each. */
export function checkErrors(file: string, { schema }: Singleton, item: JsonObject): string[] {
  return validate(schema, item)
    .filter(({ severity }) => severity === "error")
    .map(({ path: place, message }) => placedMessage(file, place, message));
}
