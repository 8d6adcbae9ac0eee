import path from "node:path";
import type { Rating } from "../../domain/ratings/rating";
import { ratings as ratingsFile } from "../../model/ratings";
import { removeHalfWrittenFiles } from "../../outputs/writing/half-written";
import { replaceFile } from "../../outputs/writing/replace-file";
import { ratingsErrors } from "./ratings-errors";

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
  const file = path.join(contentDirectory, ratingsFile.file);
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
  const errors = ratingsErrors(file, snapshot);
  if (errors.length > 0)
    throw new Error(
      `Codeforces answered with ratings that the site can't use. Nothing was written.\n${errors.join("\n")}`,
    );
  await removeHalfWrittenFiles(contentDirectory);
  await replaceFile(file, `${JSON.stringify(snapshot, null, 2)}\n`);
  return file;
}
