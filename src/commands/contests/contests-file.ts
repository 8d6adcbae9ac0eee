import path from "node:path";
import type { Contest } from "../../domain/contests/contest";
import { contests as contestsFile } from "../../model/contests";
import { placedMessage } from "../../model/check/sentence";
import { validate } from "../../model/check/validate";
import { removeHalfWrittenFiles } from "../../outputs/writing/half-written";
import { replaceFile } from "../../outputs/writing/replace-file";

/**
 * Writes the contests into a content tree, whole or not at all.
 *
 * @returns the path of the file
 * @throws Error if the content check would refuse it; the old file stays
 */
export async function writeContests(contentDirectory: string, contests: readonly Contest[]): Promise<string> {
  const file = path.join(contentDirectory, contestsFile.file);
  const item = { contests: contests.map(({ number, name, starts, minutes }) => ({ number, name, starts, minutes })) };
  const errors = validate(contestsFile.schema, item).filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new Error(
      [
        "Codeforces answered with contests that the site can't use. Nothing was written.",
        ...errors.map(({ path: place, message }) => placedMessage(file, place, message)),
      ].join("\n"),
    );
  await removeHalfWrittenFiles(contentDirectory);
  await replaceFile(file, `${JSON.stringify(item, null, 2)}\n`);
  return file;
}
