import { z } from "zod";
import { groups, int } from "../fields/simple-fields";
import { lines, text } from "../fields/text-fields";
import { date } from "../fields/time-fields";
import { defineSingleton } from "../kind";
import { t } from "../../words/t";

export const activity = defineSingleton({
  file: "activity.json",
  typeName: "WeekActivity",
  label: t("Activity"),
  description: t(
    "What members solved on Codeforces this week, written by `npm run ratings`. The leaderboard shows it.",
  ),
  required: false,
  schema: z.object({
    members: groups({
      label: t("Members"),
      hint: t("Those who solved something in the last eight days."),
      most: Infinity,
      fields: {
        handle: text({ label: t("Handle"), hint: t("The name on Codeforces."), example: "example" }),
        week: int({
          label: t("This week"),
          hint: t("How many problems they solved in the seven days before the ratings were fetched."),
          example: "5",
        }),
        since: date({
          label: t("Since"),
          hint: t("From this day on they solved something each day."),
          example: "2026-11-12",
        }),
        last: date({ label: t("Last day"), hint: t("The last of these days."), example: "2026-11-19" }),
      },
    }).optional(),
    missed: lines({
      label: t("Missed"),
      hint: t("Handles for which Codeforces did not answer. The next run asks for them again."),
      example: "example",
    }).optional(),
  }),
});
