import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { fileOfYear, isFileOf } from "../../model/kind";
import { ratingHistory } from "../../model/rating-history";
import { normalised } from "../../model/schema/normalise";
import { type Histories, historiesIn, yearsOf } from "../../domain/ratings/history";
import type { Content } from "../../content/content";
import { removeHalfWrittenFiles } from "../../outputs/writing/half-written";
import { checkErrors } from "../write-answers";
import { replaceFile } from "../../outputs/writing/replace-file";

/** The histories in a content tree without errors. Those of the sample are none: a club starts with its own. */
export function readHistories({ items }: Content): Histories {
  const { schema } = ratingHistory;
  const years = items.flatMap(({ source, fields }) =>
    source === ratingHistory ? schema.parse(normalised(schema, fields)) : [],
  );
  return historiesIn(years.filter(({ isSample }) => isSample !== true));
}

/**
 * Writes a file for each year, each whole or not at all; one that would be the same stays untouched, and one of which
 * nothing is left is removed.
 *
 * @throws Error if the content check would refuse a file; all old ones stay
 */
export async function writeHistories(contentDirectory: string, histories: Histories): Promise<void> {
  const years = yearsOf(histories);
  const texts = new Map(
    Array.from(years, ([year, content]) => {
      const file = path.join(contentDirectory, fileOfYear(ratingHistory, year));
      const [error] = checkErrors(file, ratingHistory, content);
      if (error !== undefined) throw new Error(error);
      return [file, textOf(content)] as const;
    }),
  );
  const oldFiles = filesIn(contentDirectory);
  if (oldFiles.length > 0) await removeHalfWrittenFiles(path.join(contentDirectory, path.dirname(ratingHistory.file)));
  for (const [file, text] of texts)
    if (!oldFiles.includes(file) || readFileSync(file, "utf8") !== text) await replaceFile(file, text);
  for (const file of oldFiles) if (!texts.has(file)) await rm(file);
}

/** The files of all years that are there. */
function filesIn(contentDirectory: string): readonly string[] {
  const folder = path.dirname(ratingHistory.file);
  try {
    return readdirSync(path.join(contentDirectory, folder))
      .filter((name) => isFileOf(ratingHistory, `${folder}/${name}`))
      .map((name) => path.join(contentDirectory, folder, name));
  } catch {
    // The content check has read it, so there is none.
    return [];
  }
}

/** One line for each member. */
function textOf({ members }: { readonly members: readonly object[] }): string {
  return `{\n  "members": [\n${members.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]\n}\n`;
}
