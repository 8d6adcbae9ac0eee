import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { files } from "../domain/routes";
import { replaceFile } from "./files/replace-file";

/**
 * Writes data for the browser under a name that changes with its content, removes what an earlier
 * build wrote, and returns its address.
 *
 * @param name such as `members`, for `/data/members.0123….json`
 */
export async function writeDataFile(publicDirectory: string, name: string, data: unknown): Promise<string> {
  const text = JSON.stringify(data);
  const prefix = `${name}.`;
  const file = `${prefix}${createHash("sha256").update(text).digest("hex").slice(0, 20)}.json`;
  const directory = path.join(publicDirectory, files.data(""));
  await replaceFile(path.join(directory, file), text);
  const outdated = (await readdir(directory)).filter(
    (other) => other.startsWith(prefix) && other.endsWith(".json") && other !== file,
  );
  await Promise.all(outdated.map((other) => rm(path.join(directory, other))));
  return files.data(file);
}
