import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isHashedFile } from "../writing/is-hashed-file";
import { listFiles } from "../writing/list-files";
import { replaceFile } from "../writing/replace-file";

let held: ReadonlyMap<string, Buffer> = new Map();

/**
 * Remembers the style sheets of earlier builds: Gatsby deletes every sheet in `public` where it finds
 * that folder without its own cache, as in a job that keeps `public` only.
 */
export async function holdStyles(publicDirectory: string): Promise<void> {
  const files = [
    ...listFiles(publicDirectory, "/", { recursive: false }),
    ...listFiles(publicDirectory, "/admin/assets"),
  ];
  const sheets = files.filter((sitePath) => sitePath.endsWith(".css") && isHashedFile(sitePath));
  const read = sheets.map(
    async (sitePath) => [sitePath, await readFile(path.join(publicDirectory, sitePath))] as const,
  );
  held = new Map(await Promise.all(read));
}

/** Writes back what has been deleted meanwhile. */
export async function restoreStyles(publicDirectory: string): Promise<void> {
  for (const [sitePath, bytes] of held) {
    const file = path.join(publicDirectory, sitePath);
    if (!existsSync(file)) await replaceFile(file, bytes);
  }
  held = new Map();
}
