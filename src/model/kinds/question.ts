import { z } from "zod";
import { int } from "../fields/simple-fields";
import { markdown, pageId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { t } from "../../words/t";

export const question = defineKind({
  folder: "questions",
  typeName: "Question",
  singular: t("Question"),
  plural: t("Questions"),
  listDetails: ["group", "rank"],
  description: t("What people ask again and again, with the answers. Shown on /faq."),
  listTemplate: "faq",
  tagline: t("Questions and answers"),
  generatorTab: 11,
  schema: z.object({
    id: pageId(t("Question ID"), "own-laptop"),
    question: text({ label: t("Question"), hint: t("As people ask it."), example: "Do I need a laptop?" }),
    answer: markdown({
      label: t("Answer"),
      hint: t("The answer itself first, then what else helps."),
      example: "No. There are computers in the lab.",
    }),
    group: text({ label: t("Group"), hint: t("The heading that it is under."), example: "Joining" }).optional(),
    rank: int({
      label: t("Rank||place in an order"),
      hint: t("Its place in the group: lower numbers come first, and those without one last."),
      example: "1",
    }).optional(),
  }),
});
