import { z } from "zod";
import { groups } from "./fields/group-fields";
import { bool } from "./fields/choice-fields";
import { number } from "./fields/number-fields";
import { text, utcInstant } from "./fields/text-fields";
import { defineSingleton } from "./kind";
import { RATING_RANGE } from "./values/rating-step";

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
