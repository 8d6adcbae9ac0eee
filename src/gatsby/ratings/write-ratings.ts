import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Rating } from "../../domain/ratings/rating";
import { ratings as ratingsFile } from "../../model/ratings";

/** The ratings of the snapshot that a content tree has; none where it has none that can be read. */
export function readRatings(contentDirectory: string): readonly Rating[] {
  try {
    const text = readFileSync(path.join(contentDirectory, ratingsFile.file), "utf8");
    const { ratings = [] } = ratingsFile.schema.parse(JSON.parse(text));
    return ratings.map((entry) => ({ rating: 0, maxRating: 0, rank: "", maxRank: "", ...entry }));
  } catch {
    return [];
  }
}

/** Writes the snapshot into a content tree, whole or not at all, and returns its path. */
export function writeRatings(contentDirectory: string, ratings: readonly Rating[], takenAt: Date): string {
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
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, `${JSON.stringify(snapshot, null, 2)}\n`);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return file;
}
