import { writeFile } from "node:fs/promises";
import path from "node:path";
import { renderHeadersFile } from "./headers-file";
import { headerRules, type HeaderRule, type OutsideOrigins } from "./security-headers";

/** Writes the site's headers for static hosts; `npm run serve` reads the same file. */
export async function writeHeaders(
  publicDirectory: string,
  outside: OutsideOrigins,
  admin: readonly HeaderRule[],
): Promise<void> {
  await writeFile(path.join(publicDirectory, "_headers"), renderHeadersFile(headerRules(outside, admin)));
}
