import { z } from "zod";
import { link } from "../fields/link-fields";
import { lines, longText } from "../fields/text-fields";
import { defineSingleton } from "../kind";
import { t } from "../../words/t";

export const discord = defineSingleton({
  file: "site/discord.json",
  typeName: "Discord",
  label: t("Discord"),
  description: t("The club's Discord server. Shown on /discord."),
  required: false,
  schema: z.object({
    inviteLink: link({
      label: t("Invite link"),
      hint: t("The invitation."),
      example: "https://discord.example.org/club",
    }).optional(),
    features: lines({
      label: t("Features"),
      hint: t("What the server has."),
      example: "A channel per language",
    }).optional(),
    benefits: lines({
      label: t("Benefits"),
      hint: t("What members get from it."),
      example: "Answers at midnight",
    }).optional(),
    mission: longText({
      label: t("Mission"),
      hint: t("What the server is for."),
      example: "No question goes unanswered.",
    }).optional(),
  }),
});
