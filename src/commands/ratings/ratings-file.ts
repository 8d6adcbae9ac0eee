import { lstatSync } from "node:fs";
import path from "node:path";
import { placedMessage } from "../../model/check/sentence";
import type { Rating } from "../../domain/ratings/rating";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { ratings as ratingsFile } from "../../model/ratings";
import { ContentError } from "../../content/read/content-error";
import { fileErrorMessage } from "../../content/read/file-error-message";
import { readJson } from "../../content/read/read-json";
import { readTextFile } from "../../content/read/read-text-file";
import { checkErrors, writeAnswers } from "../write-answers";

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
  return new Error(`${errors.join("\n")}\nCorrect the file, or delete it to start again without old ratings.`);
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
