import { z } from "zod";
import { link } from "../fields/link-fields";
import { longText, slugId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { bannerImage, dayFields, joinLink, venue } from "../fields/shared-fields";

export const upcomingItem = defineKind({
  folder: "upcoming",
  typeName: "UpcomingItem",
  idKind: "slug",
  format: "json",
  singular: "Upcoming item",
  plural: "Upcoming items",
  firstFields: ["description", "link", "image"],
  description: "Coming events without a page on this site. Shown on the home page with events and workshops.",
  schema: z.object({
    id: slugId({ label: "Upcoming ID", hint: "The name of the file. Never change it.", example: "open-lab" }),
    title: text({ label: "Title", hint: "What it is.", example: "Open lab evening" }),
    ...dayFields,
    venue,
    joinLink,
    image: bannerImage,
    description: longText({
      label: "Description",
      hint: "One or two sentences.",
      example: "Come with questions.",
    }).optional(),
    type: text({ label: "Type", hint: "The type.", example: "Meeting" }).optional(),
    link: link({
      label: "Link",
      hint: "Where to read more: a link or a path of this site.",
      example: "https://example.org/open-lab",
      sitePath: true,
    }).optional(),
  }),
});
