import { z } from "zod";
import { groups, bool, number } from "../fields/simple-fields";
import { text, utcInstant, lines } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { RATING_RANGE, readStep } from "../values/rating-step";
import { quote } from "../check/sentence";

const points = (label: string, hint: string, example: string) =>
  number({ label, hint, example, ...RATING_RANGE }).optional();

export const ratings = defineSingleton({
  file: "ratings.json",
  typeName: "Ratings",
  label: "Ratings",
  description: "The Codeforces ratings of all members on the leaderboard, written by `npm run ratings`.",
  required: false,
  schema: z.object({
    takenAt: utcInstant({
      label: "Taken at",
      hint: "When the ratings were fetched.",
      example: "2026-11-20T20:00:00.000Z",
    }),
    isSample: bool({
      label: "Sample",
      hint: "On: the ratings are invented, and the leaderboard says so. `npm run ratings` removes it.",
    }).optional(),
    ratings: groups({
      label: "Ratings",
      hint: "One for each member, by handle.",
      most: Infinity,
      fields: {
        handle: text({ label: "Handle", hint: "The name on Codeforces.", example: "example" }),
        rating: points("Rating", "The current rating.", "1342"),
        maxRating: points("Highest rating", "The highest rating ever.", "1418"),
        rank: text({ label: "Rank", hint: "The title for the current rating.", example: "pupil" }).optional(),
        maxRank: text({
          label: "Highest rank",
          hint: "The title for the highest rating.",
          example: "specialist",
        }).optional(),
      },
    }).optional(),
  }),
});

function changesError(changes: readonly string[]): string | undefined {
  let last = "";
  for (const line of changes) {
    const step = readStep(line);
    if (!step)
      return `contains ${quote(line)}, expected a day and a rating from ${RATING_RANGE.min} to ${RATING_RANGE.max}, such as '2026-02-14 1342'`;
    if (step.day <= last) return `contains ${quote(line)} after ${quote(last)}, expected one change a day, in order`;
    last = step.day;
  }
  return undefined;
}

export const ratingHistory = defineSingleton({
  file: "ratings/YYYY.json",
  typeName: "RatingHistory",
  label: "Rating history",
  description:
    "How the Codeforces ratings changed in one year, such as `ratings/2026.json`, written by `npm run ratings`. Profiles and the leaderboard draw them.",
  required: false,
  schema: z.object({
    isSample: bool({
      label: "Sample",
      hint: "On: the ratings are invented, and profiles say so. `npm run ratings` starts the history again.",
    }).optional(),
    members: groups({
      label: "Members",
      hint: "One for each handle. Those who have left stay here, and are shown nowhere.",
      most: Infinity,
      fields: {
        handle: text({ label: "Handle", hint: "The name on Codeforces.", example: "example" }),
        changes: lines({
          label: "Changes",
          hint: "Days with the rating from then on, the oldest first.",
          example: "2026-02-14 1342",
          error: changesError,
        }),
      },
    }).optional(),
  }),
});
