import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Rating } from "../../src/domain/ratings/rating";
import { normalised } from "../../src/model/schema/normalise";
import { ratings as ratingsFile, ratingHistory } from "../../src/model/site/ratings";
import { checkErrors, writeAnswers } from "../codeforces/write-answers";
import { fileOfYear, isFileOf } from "../../src/model/kind";
import { historiesIn, yearsOf, type Histories } from "../../src/domain/ratings/history";
import type { Content } from "../../src/content/content";
import { removeHalfWrittenFiles } from "../../src/outputs/writing/replace-file";
import { replaceTogether } from "../../src/outputs/writing/write-changes";

export function readRatings({ items }: Content): readonly Rating[] {
  const { schema } = ratingsFile;
  return items
    .filter(({ source }) => source === ratingsFile)
    .flatMap(({ fields }) => schema.parse(normalised(schema, fields)).ratings ?? [])
    .map((entry) => ({ rating: 0, maxRating: 0, rank: "", maxRank: "", ...entry }));
}

/**
 * Writes the snapshot into a content tree, whole or not at all.
 *
 * @returns its path
 * @throws Error if the content check would refuse the snapshot; the old file stays
 */
export async function writeRatings(
  contentDirectory: string,
  ratings: readonly Rating[],
  takenAt: Date,
): Promise<string> {
  const snapshot = {
    takenAt: takenAt.toISOString(),
    ratings: ratings.map(({ handle, rating, maxRating, rank, maxRank }) => ({
      handle,
      rating,
      maxRating,
      ...(rank && { rank }),
      ...(maxRank && { maxRank }),
    })),
  };
  return (await writeAnswers(contentDirectory, ratingsFile, snapshot)).file;
}

/** The histories in a content tree without errors. Those of the sample are none: a club starts with its own. */
export function readHistories({ items }: Content): Histories {
  const { schema } = ratingHistory;
  const years = items.flatMap(({ source, fields }) =>
    source === ratingHistory ? schema.parse(normalised(schema, fields)) : [],
  );
  return historiesIn(years.filter(({ isSample }) => isSample !== true));
}

/**
 * Writes a file for each year, all or none; one of which nothing is left is removed.
 *
 * @throws Error if the content check would refuse a file
 */
export async function writeHistories(contentDirectory: string, histories: Histories): Promise<void> {
  const folder = path.join(contentDirectory, path.dirname(ratingHistory.file));
  const written = Array.from(yearsOf(histories), ([year, content]) => {
    const file = path.join(contentDirectory, fileOfYear(ratingHistory, year));
    const [error] = checkErrors(file, ratingHistory, content);
    if (error !== undefined) throw new Error(error);
    return { file, data: ratingsText(content) };
  });
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const old = names.filter((name) => isFileOf(ratingHistory, `${path.dirname(ratingHistory.file)}/${name}`));
  const removed = old
    .map((name) => path.join(folder, name))
    .filter((file) => !written.some((each) => each.file === file));
  if (names.length > 0) await removeHalfWrittenFiles(folder);
  const changed = written.filter(({ file, data }) => !existsSync(file) || readFileSync(file, "utf8") !== data);
  await replaceTogether([...changed, ...removed.map((file) => ({ file, data: null }))]);
}

/** One line for each member. */
function ratingsText({ members }: { readonly members: readonly object[] }): string {
  return `{\n  "members": [\n${members.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]\n}\n`;
}
