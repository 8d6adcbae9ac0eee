import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * A hash of files of a project. A part that does not exist counts as empty.
 *
 * @param parts files and folders
 * @param besides other data that it depends on
 */
export function digestOfFiles(project: string, parts: readonly string[], besides: string): string {
  const hash = createHash("sha256").update(besides);
  for (const file of parts.flatMap((part) => filesIn(project, part)).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update("\0");
  return hash.digest("hex");
}

function filesIn(project: string, part: string): readonly string[] {
  const place = path.join(project, part);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [part];
  return readdirSync(place).flatMap((name) => filesIn(project, `${part}/${name}`));
}
