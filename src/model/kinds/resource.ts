import { z } from "zod";
import { choice } from "../fields/simple-fields";
import { target } from "../fields/link-fields";
import { tags } from "../fields/shared-fields";
import { longText, fileId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { levels } from "../choices";
import { t } from "../../words/t";

export const resource = defineKind({
  folder: "resources",
  typeName: "Resource",
  singular: t("Resource"),
  plural: t("Resources"),
  listDetails: ["topic", "level"],
  description: t("Books, courses, tools and files to learn from. Shown on /resources, by topic."),
  listTemplate: "resources",
  tagline: t("Where to learn more"),
  generatorTab: 12,
  schema: z.object({
    id: fileId(t("Resource ID"), "cp-handbook"),
    title: text({ label: t("Title"), hint: t("What it is called."), example: "Competitive Programmer's Handbook" }),
    url: target({
      label: t("Link or file"),
      hint: t("An https link, a path of this site, or a file."),
      example: "https://cses.fi/book/book.pdf",
    }),
    description: longText({
      label: t("Description"),
      hint: t("What it is good for, in a sentence or two."),
      example: "A free book that explains what contests ask for.",
    }).optional(),
    topic: text({ label: t("Topic"), hint: t("The heading that it is under."), example: "Algorithms" }).optional(),
    level: choice({
      label: t("Level"),
      hint: t("Who it is for."),
      choices: levels,
      example: "beginner",
    }).optional(),
    tags,
  }),
});
