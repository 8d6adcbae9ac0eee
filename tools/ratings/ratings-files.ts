import type { Rating } from "../../src/domain/ratings/rating";
import { normalised } from "../../src/model/schema/normalise";
import { ratings as ratingsFile, ratingHistory } from "../../src/model/site/ratings";
import { roundYear } from "../../src/model/site/rounds";
import { writeAnswers } from "../codeforces/write-answers";
import { historiesIn, yearsOf, type Histories } from "../../src/domain/ratings/history";
import type { Content } from "../../src/content/content";
import { type Rounds, roundsIn, yearsOfRounds } from "../../src/domain/rounds/round";
import { writeYears } from "./year-files";

export function readRatings({ items }: Content): readonly Rating[] {
  const { schema } = ratingsFile;
  return items
    .filter(({ source }) => source === ratingsFile)
    .flatMap(({ fields }) => schema.parse(normalised(schema, fields)).ratings ?? [])
    .map((entry) => ({ rating: 0, maxRating: 0, rank: "", maxRank: "", ...entry }));
}

/** When the ratings were fetched, in ms since 1970; 0 if there are only those of the sample. */
export function lastRun({ items }: Content): number {
  const [item] = items.filter(({ source }) => source === ratingsFile);
  if (!item) return 0;
  const { takenAt, isSample } = ratingsFile.schema.parse(normalised(ratingsFile.schema, item.fields));
  return isSample === true ? 0 : Date.parse(takenAt);
}

/**
 * Writes the snapshot into a content tree, completely or not at all.
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

/** The histories in a content tree without errors, except for those of the sample: a club starts with its own. */
export function readHistories({ items }: Content): Histories {
  const { schema } = ratingHistory;
  const years = items.flatMap(({ source, fields }) =>
    source === ratingHistory ? schema.parse(normalised(schema, fields)) : [],
  );
  return historiesIn(years.filter(({ isSample }) => isSample !== true));
}

/** @throws Error if the content check would refuse a file */
export async function writeHistories(contentDirectory: string, histories: Histories): Promise<void> {
  await writeYears(contentDirectory, ratingHistory, yearsOf(histories));
}

/** The rounds in a content tree without errors. */
export function readRounds({ items }: Content): Rounds {
  const { schema } = roundYear;
  const years = items.filter(({ source }) => source === roundYear);
  return roundsIn(years.map(({ fields }) => schema.parse(normalised(schema, fields))));
}

/** @throws Error if the content check would refuse a file */
export async function writeRounds(contentDirectory: string, rounds: Rounds): Promise<void> {
  await writeYears(contentDirectory, roundYear, yearsOfRounds(rounds));
}
