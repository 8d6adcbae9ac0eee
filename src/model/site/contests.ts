import { bool, groups, int, number } from "../fields/simple-fields";
import { text, utcInstant } from "../fields/text-fields";
import { z } from "zod";
import { defineSingleton } from "../kind";
import { t } from "../../words/t";

export const contests = defineSingleton({
  file: "contests.json",
  typeName: "Contests",
  label: t("Contests"),
  description: t(
    "The contests on Codeforces that come next, written by `npm run contests`. Without the file no page shows any.",
  ),
  required: false,
  schema: z.object({
    isSample: bool({
      label: t("Sample"),
      hint: t("On: the contests are invented, and the pages say so. `npm run contests` removes it."),
    }).optional(),
    contests: groups({
      label: t("Contests"),
      hint: t("One for each contest, the earliest first."),
      most: Infinity,
      fields: {
        number: int({ label: t("Number"), hint: t("Its number on Codeforces."), example: "2201" }),
        name: text({ label: t("Name"), hint: t("Its name on Codeforces."), example: "Codeforces Round (Div. 2)" }),
        starts: utcInstant({ label: t("Start"), hint: t("When it begins."), example: "2026-12-05T14:35:00.000Z" }),
        minutes: number({
          label: t("Minutes"),
          hint: t("The time that it takes."),
          example: "120",
          min: 1,
          max: 100_000,
        }),
      },
    }),
  }),
});
