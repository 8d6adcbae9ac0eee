import { z } from "zod";
import { groups, bool, number } from "../fields/simple-fields";
import { text, utcInstant, lines } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { RATING_RANGE, readStep } from "../values/rating-step";
import { quote } from "../check/sentence";
import { t } from "../../words/t";

const points = (label: string, hint: string, example: string) =>
  number({ label, hint, example, ...RATING_RANGE }).optional();

export const ratings = defineSingleton({
  file: "ratings.json",
  typeName: "Ratings",
  label: t("Ratings"),
  description: t("The Codeforces ratings of all members on the leaderboard, written by `npm run ratings`."),
  required: false,
  schema: z.object({
    takenAt: utcInstant({
      label: t("Taken at"),
      hint: t("When the ratings were fetched."),
      example: "2026-11-20T20:00:00.000Z",
    }),
    isSample: bool({
      label: t("Sample"),
      hint: t("On: the ratings are invented, and the leaderboard says so. `npm run ratings` removes it."),
    }).optional(),
    ratings: groups({
      label: t("Ratings"),
      hint: t("One for each member, by handle."),
      most: Infinity,
      fields: {
        handle: text({ label: t("Handle"), hint: t("The name on Codeforces."), example: "example" }),
        rating: points(t("Rating||on Codeforces"), t("The current rating."), "1342"),
        maxRating: points(t("Highest rating"), t("The highest rating ever."), "1418"),
        rank: text({
          label: t("Rank||title on Codeforces"),
          hint: t("The title for the current rating."),
          example: "pupil",
        }).optional(),
        maxRank: text({
          label: t("Highest rank"),
          hint: t("The title for the highest rating."),
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
      return t("contains {line}, expected a day and a rating from {min} to {max}, such as '2026-02-14 1342'", {
        line: quote(line),
        min: RATING_RANGE.min,
        max: RATING_RANGE.max,
      });
    if (step.day <= last)
      return t("contains {line} after {last}, expected one change a day, in order", {
        line: quote(line),
        last: quote(last),
      });
    last = step.day;
  }
  return undefined;
}

export const ratingHistory = defineSingleton({
  file: "ratings/YYYY.json",
  typeName: "RatingHistory",
  label: t("Rating history"),
  description: t(
    "How the Codeforces ratings changed in one year, such as `ratings/2026.json`, written by `npm run ratings`. Profiles and the leaderboard draw them.",
  ),
  required: false,
  schema: z.object({
    isSample: bool({
      label: t("Sample"),
      hint: t("On: the ratings are invented, and profiles say so. `npm run ratings` starts the history again."),
    }).optional(),
    members: groups({
      label: t("Members"),
      hint: t("One for each handle. Those who have left stay here, and are shown nowhere."),
      most: Infinity,
      fields: {
        handle: text({ label: t("Handle"), hint: t("The name on Codeforces."), example: "example" }),
        changes: lines({
          label: t("Changes"),
          hint: t("Days with the rating from then on, the oldest first."),
          example: "2026-02-14 1342",
          error: changesError,
        }),
      },
    }).optional(),
  }),
});
