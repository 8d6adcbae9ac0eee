import { createHash } from "node:crypto";
import path from "node:path";
import { files } from "../../domain/routes";
import { replaceFile } from "../writing/replace-file";

/**
 * Writes data for the browser under a name that changes with its content. What an earlier build wrote
 * stays for now: see `retireGenerations`.
 *
 * @param name such as `members`, for `/data/members.0123….json`
 * @returns its address
 */
export async function writeDataFile(publicDirectory: string, name: string, data: unknown): Promise<string> {
  const text = JSON.stringify(data);
  const address = files.data(`${name}.${createHash("sha256").update(text).digest("hex").slice(0, 20)}.json`);
  await replaceFile(path.join(publicDirectory, address), text);
  return address;
}
