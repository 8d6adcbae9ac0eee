import { z } from "zod";
import { lines } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { t } from "../../words/t";

export const joinUs = defineSingleton({
  file: "site/join-us.json",
  typeName: "JoinUs",
  label: t("Join us"),
  description: t("Reasons to join. Shown on /join-us."),
  required: false,
  schema: z.object({
    benefits: lines({ label: t("Benefits"), hint: t("What members get."), example: "A seat in the lab" }).optional(),
    whoCanJoin: lines({ label: t("Who can join"), hint: t("Who is welcome."), example: "Every student" }).optional(),
    expectations: lines({
      label: t("Expectations"),
      hint: t("What the club asks of members."),
      example: "Help the next one",
    }).optional(),
  }),
});
