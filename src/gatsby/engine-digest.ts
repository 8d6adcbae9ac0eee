import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { clubSettings } from "../model/club-settings";
import { basePath } from "../domain/addresses/served-path";

/** The code that decides which nodes, types and pages a build makes of the content, and how webpack compiles. */
export const engineParts = [
  "gatsby-config.js",
  "gatsby-node.js",
  "package-lock.json",
  "src/components/content/picture-source.ts",
  "src/components/language",
  "src/components/my-class/course-of-node.ts",
  "src/content",
  "src/domain",
  "src/gatsby",
  "src/model",
  "src/outputs",
];

/**
 * A hash of the code whose results are kept in `.cache`, and of what these results contain besides: the club's settings
 * and the folder in which the site lies. A part that does not exist counts as empty.
 */
export function engineDigest(project: string): string {
  const settings = { ...clubSettings(), empty: [], pageLinks: [], basePath: basePath() };
  return digestOf(project, engineParts, JSON.stringify(settings));
}

/**
 * A hash of files of a project.
 *
 * @param parts files and folders
 * @param besides what else decides
 */
export function digestOf(project: string, parts: readonly string[], besides: string): string {
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
