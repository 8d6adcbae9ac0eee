import { z } from "zod";
import { link } from "../fields/link-fields";
import { longText, fileId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { bannerImage, dayFields, joinLink, venue } from "../fields/shared-fields";
import { t } from "../../words/t";

export const upcomingItem = defineKind({
  folder: "upcoming",
  typeName: "UpcomingItem",
  singular: t("Upcoming item"),
  plural: t("Upcoming items"),
  firstFields: ["description", "link", "image"],
  description: t("Coming events without a page on this site. Shown on the home page with events and workshops."),
  schema: z.object({
    id: fileId(t("Upcoming ID"), "open-lab"),
    title: text({ label: t("Title"), hint: t("What it is."), example: "Open lab evening" }),
    ...dayFields,
    venue,
    joinLink,
    image: bannerImage,
    description: longText({
      label: t("Description"),
      hint: t("One or two sentences."),
      example: "Come with questions.",
    }).optional(),
    type: text({ label: t("Type"), hint: t("The type."), example: "Meeting" }).optional(),
    link: link({
      label: t("Link"),
      hint: t("Where to read more: a link or a path of this site."),
      example: "https://example.org/open-lab",
      sitePath: true,
    }).optional(),
  }),
});
