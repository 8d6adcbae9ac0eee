import { existsSync } from "node:fs";
import path from "node:path";
import type { Contest } from "../../domain/contests/contest";
import { contests } from "../../model/contests";
import { normalised } from "../../model/schema/normalise";
import { readSiteFile } from "./read-site-file";

/**
 * The contests of a content tree that `npm run contests` has found; none if there is no such file.
 *
 * @throws Error if the file can't be read, which the content check reports
 */
export function readContests(contentDirectory: string): readonly Contest[] {
  if (!existsSync(path.join(contentDirectory, contests.file))) return [];
  return contests.schema.parse(normalised(contests.schema, readSiteFile(contentDirectory, contests))).contests;
}
