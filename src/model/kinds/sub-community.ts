import { z } from "zod";
import { link } from "../fields/link-fields";
import { email, lines, longText, slugId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { achievements } from "../fields/person-fields";

export const subCommunity = defineKind({
  folder: "sub-communities",
  typeName: "SubCommunity",
  idKind: "slug",
  format: "json",
  singular: "Sub community",
  plural: "Sub communities",
  description: "Divisions of the club. Shown on /sub-community.",
  tagline: "The divisions of the club",
  schema: z.object({
    id: slugId({
      label: "Sub community ID",
      hint: "The name of the file. Never change it.",
      example: "competitive-programming",
    }),
    name: text({ label: "Name", hint: "Its name.", example: "Competitive Programming Division" }),
    description: longText({
      label: "Description",
      hint: "What it does.",
      example: "We solve problems every Tuesday.",
    }).optional(),
    url: link({
      label: "Website",
      hint: "Where 'Visit' leads; '#' if there is no website yet.",
      example: "https://cp.example.org",
      placeholder: true,
    }).optional(),
    type: text({ label: "Type", hint: "The type of group.", example: "Division" }).optional(),
    members: text({ label: "Members", hint: "How many, as the page should show it.", example: "50+" }).optional(),
    activities: lines({ label: "Activities", hint: "What the group does.", example: "Weekly contests" }).optional(),
    achievements,
    meetingSchedule: text({
      label: "Meeting schedule",
      hint: "When it meets.",
      example: "Every Tuesday 7:00 PM",
    }).optional(),
    contactEmail: email({
      label: "Contact e-mail",
      hint: "The e-mail address to write to.",
      example: "cp@example.org",
      isPersonal: true,
    }).optional(),
  }),
});
