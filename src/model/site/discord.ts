import { z } from "zod";
import { link } from "../fields/link-fields";
import { lines, longText } from "../fields/text-fields";
import { defineSingleton } from "../kind";

export const discord = defineSingleton({
  file: "site/discord.json",
  typeName: "Discord",
  label: "Discord",
  description: "The club's Discord server. Shown on /discord.",
  required: false,
  schema: z.object({
    inviteLink: link({
      label: "Invite link",
      hint: "The invitation.",
      example: "https://discord.example.org/club",
    }).optional(),
    features: lines({ label: "Features", hint: "What the server has.", example: "A channel per language" }).optional(),
    benefits: lines({
      label: "Benefits",
      hint: "What members get from it.",
      example: "Answers at midnight",
    }).optional(),
    mission: longText({
      label: "Mission",
      hint: "What the server is for.",
      example: "No question goes unanswered.",
    }).optional(),
  }),
});
