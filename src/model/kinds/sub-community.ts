import { z } from "zod";
import { link } from "../fields/link-fields";
import { email, lines, longText, fileId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { achievements } from "../fields/person-fields";
import { t } from "../../words/t";

export const subCommunity = defineKind({
  folder: "sub-communities",
  typeName: "SubCommunity",
  singular: t("Sub community"),
  plural: t("Sub communities"),
  description: t("Divisions of the club. Shown on /sub-community."),
  tagline: t("The divisions of the club"),
  schema: z.object({
    id: fileId(t("Sub community ID"), "competitive-programming"),
    name: text({ label: t("Name"), hint: t("Its name."), example: "Competitive Programming Division" }),
    description: longText({
      label: t("Description"),
      hint: t("What it does."),
      example: "We solve problems every Tuesday.",
    }).optional(),
    url: link({
      label: t("Website"),
      hint: t("Where 'Visit' leads; '#' if there is no website yet."),
      example: "https://cp.example.org",
      placeholder: true,
    }).optional(),
    type: text({ label: t("Type"), hint: t("The type of group."), example: "Division" }).optional(),
    members: text({ label: t("Members"), hint: t("How many, as the page should show it."), example: "50+" }).optional(),
    activities: lines({
      label: t("Activities"),
      hint: t("What the group does."),
      example: "Weekly contests",
    }).optional(),
    achievements,
    meetingSchedule: text({
      label: t("Meeting schedule"),
      hint: t("When it meets."),
      example: "Every Tuesday 7:00 PM",
    }).optional(),
    contactEmail: email({
      label: t("Contact e-mail"),
      hint: t("The e-mail address to write to."),
      example: "cp@example.org",
      isPersonal: true,
    }).optional(),
  }),
});
