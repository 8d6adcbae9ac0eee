import { z } from "zod";
import { bool } from "./fields/choice-fields";
import { groups } from "./fields/group-fields";
import { lines, text } from "./fields/text-fields";
import { defineSingleton } from "./kind";
import { quote } from "./check/sentence";
import { RATING_RANGE, readStep } from "./values/rating-step";

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
