import { existsSync, readdirSync } from "node:fs";
import { rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../content/check/check-content";
import { hasErrors, reportLines } from "../../content/check/format-report";
import { replaceFile } from "../../outputs/writing/replace-file";

/**
 * Writes the repository of a new club, all of it or nothing.
 *
 * @param content the fields of each file by its path in the content folder
 * @param others the texts of all other files by their paths
 * @throws Error if the folder is in use, or with what the content check finds in what was chosen
 */
export async function writeClub(
  target: string,
  content: ReadonlyMap<string, object>,
  others: ReadonlyMap<string, string>,
): Promise<void> {
  refuseUsedFolder(target);
  const draft = `${target}.new-${process.pid}`;
  try {
    for (const [file, fields] of content)
      await replaceFile(path.join(draft, "content", file), `${JSON.stringify(fields, null, 2)}\n`);
    for (const [file, text] of others) await replaceFile(path.join(draft, file), text);
    const report = checkContent(path.join(draft, "content"));
    if (hasErrors(report)) throw new Error(reportLines(report).join("\n").replaceAll(`${draft}/`, ""));
    if (existsSync(target)) await rmdir(target);
    await rename(draft, target);
  } catch (error) {
    // No one but this function knows the draft.
    throw error instanceof Error ? new Error(error.message.replaceAll(draft, target), { cause: error }) : error;
  } finally {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** @throws Error if the folder holds anything, or is a file */
export function refuseUsedFolder(target: string): void {
  if (!existsSync(target)) return;
  let isEmpty = false;
  try {
    isEmpty = readdirSync(target).length === 0;
  } catch {
    // It is a file, or may not be read.
  }
  if (!isEmpty) throw new Error(`${target} is not an empty folder: choose another one`);
}
