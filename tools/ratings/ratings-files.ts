import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { rm } from "node:fs/promises";
import { placedMessage } from "../../src/model/check/sentence";
import type { Rating } from "../../src/domain/ratings/rating";
import type { JsonObject } from "../../src/model/schema/json-object";
import { normalised } from "../../src/model/schema/normalise";
import { ratings as ratingsFile, ratingHistory } from "../../src/model/site/ratings";
import { ContentError } from "../../src/content/read/file-text";
import { fileErrorMessage } from "../../src/content/read/file-error-message";
import { readJson } from "../../src/content/read/read-source";
import { readTextFile } from "../../src/content/read/read-file";
import { checkErrors, writeAnswers } from "../codeforces/write-answers";
import { fileOfYear, isFileOf } from "../../src/model/kind";
import { historiesIn, yearsOf, type Histories } from "../../src/domain/ratings/history";
import type { Content } from "../../src/content/content";
import { removeHalfWrittenFiles, replaceFile } from "../../src/outputs/writing/replace-file";
import { t } from "../../src/words/t";

/**
 * The ratings of the snapshot that a content tree has; empty if it has no such file.
 *
 * @throws Error if there is a file that can't be read: a new snapshot would lose what is in it
 */
export function readRatings(contentDirectory: string): readonly Rating[] {
  const file = path.join(contentDirectory, ratingsFile.file);
  if (!isThere(file)) return [];
  const snapshot = readSnapshot(file);
  const errors = checkErrors(file, ratingsFile, snapshot);
  if (errors.length > 0) throw unreadable(errors);
  const { ratings = [] } = ratingsFile.schema.parse(normalised(ratingsFile.schema, snapshot));
  return ratings.map((entry) => ({ rating: 0, maxRating: 0, rank: "", maxRank: "", ...entry }));
}

function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new Error(placedMessage(file, fileErrorMessage("read", error)), { cause: error });
  }
}

function readSnapshot(file: string): JsonObject {
  try {
    return readJson(readTextFile(file)).item;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw unreadable([placedMessage(file, error.place, error.message)]);
  }
}

function unreadable(errors: readonly string[]): Error {
  const advice = t("Correct the file, or delete it to start again without old ratings.");
  return new Error([...errors, advice].join("\n"));
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
  return writeAnswers(contentDirectory, ratingsFile, snapshot);
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
      return [file, ratingsText(content)] as const;
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
function ratingsText({ members }: { readonly members: readonly object[] }): string {
  return `{\n  "members": [\n${members.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]\n}\n`;
}
