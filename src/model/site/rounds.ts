import { z } from "zod";
import { bool, groups, int } from "../fields/simple-fields";
import { text } from "../fields/text-fields";
import { date } from "../fields/time-fields";
import { defineSingleton } from "../kind";
import { t } from "../../words/t";

export const roundYear = defineSingleton({
  file: "rounds/YYYY.json",
  typeName: "RoundYear",
  label: t("Codeforces rounds"),
  description: t(
    "The rounds on Codeforces in which members took part in one year, such as `rounds/2026.json`, written by `npm run ratings`. Profiles and /results show them.",
  ),
  required: false,
  schema: z.object({
    rounds: groups({
      label: t("Rounds"),
      hint: t("One for each contest in which a member took part."),
      most: Infinity,
      fields: {
        id: int({ label: t("Contest on Codeforces"), hint: t("Its number in the address."), example: "1234", min: 1 }),
        name: text({
          label: t("Name"),
          hint: t("As Codeforces gives it; missing as long as no member has a rank in it."),
          example: "Codeforces Round 1000 (Div. 2)",
        }).optional(),
        day: date({ label: t("Day"), hint: t("When it began, at the club."), example: "2026-02-14" }),
        members: groups({
          label: t("Members"),
          hint: t("Who took part. People who have left the club stay here but are not shown."),
          most: Infinity,
          fields: {
            handle: text({ label: t("Handle"), hint: t("The name on Codeforces."), example: "example" }),
            rank: int({
              label: t("Rank||in a contest"),
              hint: t("As the judge gives it."),
              example: "3",
              min: 1,
            }).optional(),
            solved: int({
              label: t("Solved"),
              hint: t("How many problems they solved."),
              example: "7",
            }).optional(),
            unofficial: bool({
              label: t("Unofficial"),
              hint: t("On: they took part outside of the competition, and count for no rank."),
            }).optional(),
          },
        }),
      },
    }).optional(),
  }),
});
